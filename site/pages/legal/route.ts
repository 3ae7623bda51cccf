import type { QueryClient } from '@tanstack/react-query';
import { formatDate } from '#contract/rules/date.ts';
import { legalPageSlugs } from '#contract/rules/legal-page-slugs.ts';
import type { LegalPage } from '#contract/schemas/legal-page.ts';
import { HttpError } from '#site/api/http-error.ts';
import { legalPageQuery } from '#site/api/legal-page.ts';
import { previewParameter, type PageRoute } from '#site/page-route.ts';
import { paths } from '#site/paths.ts';

export const route: PageRoute = {
  path: legalPageSlugs.map(paths.legalPage),
  parameters: [previewParameter],
  queries: ({ path }) => [legalPageQuery(path.slice(1))],
  publicPages: async (queryClient) => {
    const pages = await Promise.all(legalPageSlugs.map((slug) => ifPublished(queryClient, slug)));
    return pages
      .filter((page) => page !== undefined)
      .map(({ slug, title, lastUpdatedAt }) => ({
        path: paths.legalPage(slug),
        title,
        lines: [`Last updated ${formatDate(lastUpdatedAt)}`],
        updatedAt: lastUpdatedAt,
      }));
  },
};

async function ifPublished(queryClient: QueryClient, slug: string): Promise<LegalPage | undefined> {
  try {
    return await queryClient.fetchQuery(legalPageQuery(slug));
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) return undefined;
    throw error;
  }
}
