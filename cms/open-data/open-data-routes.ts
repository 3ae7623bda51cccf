import { stringify } from 'csv-stringify/sync';
import express, { type Response, type Router } from 'express';
import { escapeFormula } from '#contract/rules/formula-escape.ts';
import { priceColumns, priceRow } from '#contract/rules/open-data.ts';
import type { CatalogueService } from '../catalogue/catalogue-service.ts';
import { NotFound } from '../runtime/errors.ts';
import { dataPackage } from './data-package.ts';
import { renderEmbed } from './embed.ts';

type Options = {
  catalogue: Pick<CatalogueService, 'current'>;
  /** Where the site is published, without a slash at the end. */
  publicUrl: string;
};

/** The prices as files that anybody may use, kept by the response cache. */
export function openDataRoutes({ catalogue, publicUrl }: Options): Router {
  const router = express.Router();

  router.get('/data/prices.csv', (_req, res) => {
    answer(res, 'text/csv', toCsv());
  });
  router.get('/data/prices.json', (_req, res) => {
    answer(res, 'application/json', JSON.stringify(rows()));
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

  return router;

  function rows() {
    return catalogue.current().products.map(priceRow);
  }

  /** Escapes anything that a spreadsheet would run as a formula. */
  function toCsv(): string {
    return stringify(
      rows().map((row) =>
        Object.fromEntries(
          Object.entries(row).map(([name, value]) => [
            name,
            typeof value === 'string' ? escapeFormula(value) : value,
          ]),
        ),
      ),
      {
        header: true,
        columns: priceColumns.map(({ name }) => name),
        cast: { boolean: String },
      },
    );
  }
}

/** CORS is open, because the files are meant for other people's pages. */
function answer(res: Response, type: string, body: string): void {
  res
    .set('Access-Control-Allow-Origin', '*')
    .set('Cross-Origin-Resource-Policy', 'cross-origin')
    .set('Cache-Control', 'public, no-cache')
    .type(type)
    .send(body);
}
