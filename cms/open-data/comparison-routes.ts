import express, { type Router } from 'express';
import { exportFileName, exportHeadings, exportRow } from '#contract/rules/export-table.ts';
import {
  mapFilters,
  orderOf,
  productFilterNames,
  productFilters,
} from '#contract/rules/product-filters.ts';
import { pageSort } from '#contract/rules/product-order.ts';
import type { OrderKind } from '#contract/rules/total-cost.ts';
import type { Product } from '#contract/schemas/product.ts';
import { productsQuerySchema } from '#contract/schemas/products-query.ts';
import { matchingProducts } from '../api/matching-products.ts';
import { parseQuery } from '../api/parse.ts';
import type { CatalogueService } from '../catalogue/catalogue-service.ts';
import { tableFormats, writeTable } from '../tables/write-table.ts';

/** The query parameters of the files, those of the page that links to them. */
const fileParameters = [
  ...productFilterNames.map((name) => productFilters[name].pageParameter),
  'sort',
  'asOf',
];

const formats = { '/compare.csv': 'csv', '/compare.xlsx': 'xlsx' } as const;

const columns = exportHeadings().map((heading) => ({ heading, width: 18 }));

/** The parameters that a file of the comparison depends on; nothing for any other path. */
export function comparisonFileParameters(pathname: string): readonly string[] | undefined {
  return pathname in formats ? fileParameters : undefined;
}

/** The rows of Compare as files, all that match, with the parameters and in the order of the page. */
export function comparisonFileRoutes(
  catalogue: Pick<CatalogueService, 'current' | 'productsAsOf'>,
): Router {
  const router = express.Router({ caseSensitive: true });
  for (const [path, format] of Object.entries(formats)) {
    router.get(path, async (req, res) => {
      const { sort = pageSort, asOf } = req.query;
      const asked = mapFilters((name) => req.query[productFilters[name].pageParameter]);
      const query = parseQuery(
        productsQuerySchema,
        withoutUndefined({ ...asked, asOf, sortBy: sort }),
      );
      const products = await matchingProducts(catalogue, query);
      const rows = rowsOf(products, orderOf(query));
      const file = await writeTable(rows, { format, name: 'Prices', columns });
      res
        .set('Cache-Control', 'public, no-cache')
        .attachment(`${exportFileName(products)}.${format}`)
        .type(tableFormats[format])
        .send(file);
    });
  }
  return router;
}

/** Made as they are written. */
function* rowsOf(products: readonly Product[], order: OrderKind): Generator<string[]> {
  for (const product of products) yield exportRow(product, order);
}

function withoutUndefined(query: Record<string, unknown>) {
  return Object.fromEntries(
    Object.entries(query).filter(([, value]) => value !== undefined),
  ) as Parameters<typeof parseQuery>[1];
}
