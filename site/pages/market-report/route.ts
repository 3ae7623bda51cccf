import { pagePatterns } from '#contract/rules/page-path.ts';
import { marketReportQuery } from '#site/api/market-report.ts';
import { marketReportsQuery } from '#site/api/market-reports.ts';
import { previewParameter, type PageRoute } from '#site/page-route.ts';
import { paths } from '#site/paths.ts';

export const route: PageRoute = {
  path: pagePatterns.report,
  parameters: [previewParameter],
  queries: ({ params }) => [marketReportQuery(params.slug ?? '')],
  publicPages: async (queryClient) => {
    const reports = await queryClient.fetchQuery(marketReportsQuery);
    return reports.map(({ slug, title, category, readTimeMinutes, updatedAt }) => ({
      path: paths.report(slug),
      title,
      lines: [`${category} · ${readTimeMinutes} min read`],
      updatedAt,
    }));
  },
};
