import { counted } from '#contract/rules/counted.ts';
import { dataMonthsQuery } from '#site/api/months.ts';
import { statsQuery } from '#site/api/stats.ts';
import type { PageRoute } from '#site/page-route.ts';
import { paths } from '#site/paths.ts';

export const title = 'Open data';

export const route: PageRoute = {
  path: paths.data,
  queries: () => [statsQuery, dataMonthsQuery],
  publicPages: async (queryClient) => {
    const { totalProducts, pricesCheckedAt } = await queryClient.fetchQuery(statsQuery);
    return [
      {
        path: paths.data,
        title,
        lines: [`${counted(totalProducts, 'price')} as CSV and JSON, for everybody to use`],
        updatedAt: pricesCheckedAt,
      },
    ];
  },
};
