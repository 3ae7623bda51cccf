import { counted } from '#contract/rules/counted.ts';
import { marketReportsQuery } from '#site/api/market-reports.ts';
import { statsQuery } from '#site/api/stats.ts';
import { newest, type PageRoute } from '#site/page-route.ts';
import { paths } from '#site/paths.ts';

export const title = 'Market analysis';

export const route: PageRoute = {
  path: paths.marketAnalysis,
  queries: () => [marketReportsQuery, statsQuery],
  // Smoothly if the style sheet says so (specification, section 2).
  onLoad: 'to-top',
  publicPages: async (queryClient) => {
    const reports = await queryClient.fetchQuery(marketReportsQuery);
    return [
      {
        path: paths.marketAnalysis,
        title,
        lines: [counted(reports.length, 'report')],
        updatedAt: newest(reports.map(({ updatedAt }) => updatedAt)),
      },
    ];
  },
};
