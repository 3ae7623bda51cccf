import express, { type Response, type Router } from 'express';
import { priceColumns, priceRow } from '#contract/rules/open-data.ts';
import { pagePatterns } from '#contract/rules/page-path.ts';
import type { CatalogueService } from '../catalogue/catalogue-service.ts';
import type { FrozenMonth, SnapshotService } from '../reports/snapshot-service.ts';
import { NotFound } from '../runtime/errors.ts';
import { mapInTurns } from '../runtime/in-turns.ts';
import { dataPackage, monthPackage } from './data-package.ts';
import { renderEmbed } from './embed.ts';
import { toCsv } from './to-csv.ts';

type Options = {
  catalogue: Pick<CatalogueService, 'current'>;
  snapshots: Pick<SnapshotService, 'withFiles'>;
  /** Where the site is published, without a slash at the end. */
  publicUrl: string;
};

/** The figures as files that anybody may use, kept by the response cache. */
export function openDataRoutes({ catalogue, publicUrl, snapshots }: Options): Router {
  const router = express.Router({ caseSensitive: true });

  router.get('/data/prices.csv', async (_req, res) => {
    answer(res, 'text/csv', await toCsv(priceColumns, await rows()));
  });
  router.get('/data/prices.json', async (_req, res) => {
    forAnyPage(res).json(await rows());
  });
  router.get('/data/datapackage.json', (_req, res) => {
    const { site, stats } = catalogue.current();
    const description = dataPackage({ site, publicUrl, checkedAt: stats.pricesCheckedAt });
    answer(res, 'application/json', JSON.stringify(description));
  });
  router.get('/data/embed/:medication/:dose.svg', (req, res) => {
    const { medication, dose } = req.params;
    const { products, site } = catalogue.current();
    const picture = renderEmbed({ products, site, publicUrl, medication, dose });
    if (picture === null) throw new NotFound('No provider lists this dose.');
    answer(res, 'image/svg+xml', picture);
  });

  // A month as it is shown now, and any file for good by its SHA-256.
  router.get(`${pagePatterns.dataMonth}/prices.csv`, async (req, res) => {
    answer(res, 'text/csv', (await frozen(req.params)).csv);
  });
  router.get(`${pagePatterns.dataMonth}/prices.json`, async (req, res) => {
    answer(res, 'application/json', (await frozen(req.params)).json);
  });
  router.get(`${pagePatterns.dataMonth}/datapackage.json`, async (req, res) => {
    const description = monthPackage({
      site: catalogue.current().site,
      publicUrl,
      frozen: await frozen(req.params),
    });
    answer(res, 'application/json', JSON.stringify(description));
  });
  router.get(`${pagePatterns.dataMonth}/:file`, async (req, res, next) => {
    const { sha256, type } =
      /^(?<sha256>[0-9a-f]{64})\.(?<type>csv|json)$/.exec(req.params.file)?.groups ?? {};
    if (sha256 === undefined) return next();
    const snapshot = await frozen({ month: req.params.month, sha256 });
    if (type === 'csv' && snapshot.csvSha256 === sha256) answer(res, 'text/csv', snapshot.csv);
    else if (type === 'json' && snapshot.sha256 === sha256)
      answer(res, 'application/json', snapshot.json);
    else throw new NotFound(noFile);
  });

  return router;

  async function frozen({
    month,
    sha256,
  }: {
    month: string;
    sha256?: string;
  }): Promise<FrozenMonth> {
    const snapshot = await snapshots.withFiles(month, sha256);
    if (!snapshot) throw new NotFound(noFile);
    return snapshot;
  }

  function rows() {
    return mapInTurns(catalogue.current().products, priceRow);
  }
}

const noFile = 'There is no file of this month at this address.';

function answer(res: Response, type: string, body: string): void {
  forAnyPage(res).type(type).send(body);
}

/** CORS is open, because the files are meant for other people's pages. */
function forAnyPage(res: Response): Response {
  return res
    .set('Access-Control-Allow-Origin', '*')
    .set('Cross-Origin-Resource-Policy', 'cross-origin')
    .set('Cache-Control', 'public, no-cache');
}
