import { stringify } from 'csv-stringify/sync';
import express, { type Router } from 'express';
import { exportFileName, exportTable } from '#contract/rules/export-table.ts';
import { escapeFormula } from '#contract/rules/formula-escape.ts';
import {
  mapFilters,
  orderOf,
  productFilterNames,
  productFilters,
} from '#contract/rules/product-filters.ts';
import { pageSort } from '#contract/rules/product-order.ts';
import { productsQuerySchema } from '#contract/schemas/products-query.ts';
import { matchingProducts } from '../api/matching-products.ts';
import { parseQuery } from '../api/parse.ts';
import type { CatalogueService } from '../catalogue/catalogue-service.ts';

/** The query parameters of the files, those of the page that links to them. */
const fileParameters = [
  ...productFilterNames.map((name) => productFilters[name].pageParameter),
  'sort',
  'asOf',
];

const formats = {
  '/compare.csv': { type: 'text/csv', write: toCsv },
  '/compare.xlsx': {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    write: toSpreadsheet,
  },
} as const;

/** The parameters that a file of the comparison depends on; nothing for any other path. */
export function comparisonFileParameters(pathname: string): readonly string[] | undefined {
  return pathname in formats ? fileParameters : undefined;
}

/** The rows of Compare as files, all that match, with the parameters and in the order of the page. */
export function comparisonFileRoutes(
  catalogue: Pick<CatalogueService, 'current' | 'productsAsOf'>,
): Router {
  const router = express.Router();
  for (const [path, { type, write }] of Object.entries(formats)) {
    router.get(path, async (req, res) => {
      const { sort = pageSort, asOf } = req.query;
      const asked = mapFilters((name) => req.query[productFilters[name].pageParameter]);
      const query = parseQuery(
        productsQuerySchema,
        withoutUndefined({ ...asked, asOf, sortBy: sort }),
      );
      const rows = await matchingProducts(catalogue, query);
      const file = await write(exportTable(rows, orderOf(query)));
      res
        .set('Cache-Control', 'public, no-cache')
        .attachment(`${exportFileName(rows)}${path.slice('/compare'.length)}`)
        .type(type)
        .send(file);
    });
  }
  return router;
}

type Table = readonly (readonly string[])[];

/** With the mark by which Excel knows UTF-8; what a spreadsheet would run is text. */
function toCsv(table: Table): string {
  return stringify(
    table.map((row) => row.map(escapeFormula)),
    { bom: true, record_delimiter: 'windows' },
  );
}

/** Every cell is text, so that a dose stays a dose and nothing is run as a formula. */
async function toSpreadsheet([headings = [], ...rows]: Table): Promise<Buffer> {
  const { default: writeExcelFile } = await import('write-excel-file/node');
  return writeExcelFile(
    [
      headings.map((value) => ({ value, type: String, fontWeight: 'bold' as const })),
      ...rows.map((row) => row.map((value) => ({ value, type: String }))),
    ],
    { sheet: 'Prices', stickyRowsCount: 1, columns: headings.map(() => ({ width: 18 })) },
  ).toBuffer();
}

function withoutUndefined(query: Record<string, unknown>) {
  return Object.fromEntries(
    Object.entries(query).filter(([, value]) => value !== undefined),
  ) as Parameters<typeof parseQuery>[1];
}
