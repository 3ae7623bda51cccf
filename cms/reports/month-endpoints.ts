import { z } from 'zod';
import { figureNames } from '#contract/rules/figures.ts';
import { groupBy } from '#contract/rules/group-by.ts';
import {
  dataMonthsSchema,
  figureQuerySchema,
  figureReceiptSchema,
  monthDataSchema,
} from '#contract/schemas/month-data.ts';
import { endpoint, type Endpoint } from '../api/endpoint.ts';
import { found } from '../api/found.ts';
import type { CatalogueService } from '../catalogue/catalogue-service.ts';
import type { SnapshotService } from './snapshot-service.ts';

type Parts = { catalogue: Pick<CatalogueService, 'current'>; snapshots: SnapshotService };

const noMonth = 'There are no frozen data of this month.';

/** What visitors read of the frozen months. */
export function monthEndpoints({ catalogue, snapshots }: Parts): Endpoint[] {
  return [
    endpoint({
      method: 'GET',
      path: '/api/data',
      summary: 'The months whose data are frozen with a published report, newest first',
      answer: dataMonthsSchema,
      run: () => {
        const frozen = [...catalogue.current().marketReports.values()].flatMap(
          ({ snapshot }) => snapshot ?? [],
        );
        return [...groupBy(frozen, ({ month }) => month)]
          .toSorted(([a], [b]) => b.localeCompare(a))
          .flatMap(([month, ofMonth]) => {
            const [newest] = ofMonth.toSorted((a, b) => b.frozenAt.localeCompare(a.frozenAt));
            return newest ? [{ month, frozenAt: newest.frozenAt, rowCount: newest.rowCount }] : [];
          });
      },
    }),
    endpoint({
      method: 'GET',
      path: '/api/data/:month',
      summary:
        'The frozen data of a month: which files, and which reports were worked out from them',
      answer: monthDataSchema,
      run: async ({ params: { month } }) => {
        const reports = [...catalogue.current().marketReports.values()];
        const frozen = await snapshots.ofMonth(month);
        return {
          month,
          snapshots: found(frozen.length > 0 ? frozen : undefined, noMonth).map((snapshot) => ({
            ...snapshot,
            reports: reports
              .filter((report) => report.snapshot?.sha256 === snapshot.sha256)
              .map(({ slug, title }) => ({ slug, title })),
          })),
        };
      },
    }),
    endpoint({
      method: 'GET',
      path: '/api/data/:month/figures/:figure',
      summary: 'A figure worked out from the frozen data of a month, with its rule and its rows',
      query: figureQuerySchema,
      answer: figureReceiptSchema,
      run: async ({ params: { month, figure }, query }) => {
        const name = found(nameSchema.safeParse(figure).data, 'There is no figure of this name.');
        return found((await snapshots.figure(month, name, query)) ?? undefined, noMonth);
      },
    }),
  ];
}

const nameSchema = z.enum(figureNames);
