import { counted } from '#contract/rules/counted.ts';
import { formatMonth } from '#contract/rules/date.ts';
import { middleOf } from '#contract/rules/report-month.ts';
import { pagePatterns } from '#contract/rules/page-path.ts';
import { dataMonthQuery, dataMonthsQuery } from '#site/api/months.ts';
import type { PageRoute } from '#site/page-route.ts';
import { paths } from '#site/paths.ts';

export const route: PageRoute = {
  path: pagePatterns.dataMonth,
  queries: ({ params: { month = '' } }) => [dataMonthQuery(month)],
  publicPages: async (queryClient) => {
    const months = await queryClient.fetchQuery(dataMonthsQuery);
    return months.map(({ month, frozenAt, rowCount }) => ({
      path: paths.dataMonth(month),
      title: `Prices of ${formatMonth(middleOf(month))}`,
      lines: [`${counted(rowCount, 'price')} as they were when the month ended`],
      updatedAt: frozenAt,
    }));
  },
};
