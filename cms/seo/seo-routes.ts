import express, { type Response, type Router } from 'express';
import { shareImagePath } from '#contract/rules/share-image.ts';
import type { CatalogueService } from '../catalogue/catalogue-service.ts';
import type { ObservationService } from '../observations/observation-service.ts';
import { NotFound } from '../runtime/errors.ts';
import { feed } from './feed.ts';
import { icons, renderIcon } from './icons.ts';
import { manifest } from './manifest.ts';
import { mark } from './mark.ts';
import { doseFeed, priceFeed, providerFeed, type PriceFeed } from './price-feed.ts';
import type { PublicPage } from '#site/page-route.ts';
import { robots } from './robots.ts';
import { renderShareImage } from './share-image.ts';
import { sitemap } from './sitemap.ts';

type Options = {
  publicPages: () => Promise<PublicPage[]>;
  catalogue: Pick<CatalogueService, 'current'>;
  observations: Pick<ObservationService, 'newestChanges'>;
  /** Where the site is published, without a slash at the end. */
  publicUrl: string;
};

/** The files that search engines, feed readers and link previews read, all kept by the response cache. */
export function seoRoutes({ catalogue, observations, publicPages, publicUrl }: Options): Router {
  const router = express.Router({ caseSensitive: true });

  router.get('/robots.txt', (_req, res) => {
    answer(res, 'text/plain', robots(publicUrl));
  });
  router.get('/sitemap.xml', async (_req, res) => {
    answer(res, 'application/xml', await sitemap(await publicPages(), publicUrl));
  });
  router.get('/feed.atom', (_req, res) => {
    answer(res, 'application/atom+xml', feed(catalogue.current(), publicUrl));
  });
  router.get('/feeds/doses/:medication/:dose.atom', async (req, res) => {
    await answerPrices(res, doseFeed(catalogue.current(), req.params));
  });
  router.get('/feeds/providers/:slug.atom', async (req, res) => {
    await answerPrices(res, providerFeed(catalogue.current(), req.params.slug));
  });
  router.get('/manifest.webmanifest', (_req, res) => {
    const { site } = catalogue.current();
    answer(res, 'application/manifest+json', JSON.stringify(manifest(site)));
  });

  router.get('/favicon.svg', (_req, res) => {
    answerPicture(res, 'image/svg+xml', mark);
  });
  for (const icon of icons) {
    router.get(icon.path, async (_req, res) => {
      answerPicture(res, 'image/png', await renderIcon(icon));
    });
  }
  router.get('/share/{*path}', async (req, res) => {
    const pages = await publicPages();
    const page = pages.find(({ path }) => shareImagePath(path) === req.path);
    if (!page) throw new NotFound('There is no image at this address.');
    answerPicture(
      res,
      'image/png',
      await renderShareImage({ ...page, ...catalogue.current().site }),
    );
  });

  return router;

  async function answerPrices(res: Response, prices: PriceFeed | undefined): Promise<void> {
    if (!prices) throw new NotFound('There is no feed at this address.');
    const changes = await observations.newestChanges(prices.of);
    const parts = { catalogue: catalogue.current(), publicUrl };
    answer(res, 'application/atom+xml', priceFeed(prices, changes, parts));
  }
}

function answer(res: Response, type: string, body: Buffer | string): void {
  res.set('Cache-Control', 'public, no-cache').type(type).send(body);
}

/** Allows cross-origin use: these images are meant for other people's pages. */
function answerPicture(res: Response, type: string, body: Buffer | string): void {
  res.set('Cross-Origin-Resource-Policy', 'cross-origin');
  answer(res, type, body);
}
