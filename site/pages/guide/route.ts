import { pagePatterns } from '#contract/rules/page-path.ts';
import { guideQuery } from '#site/api/guide.ts';
import { guidesQuery } from '#site/api/guides.ts';
import { previewParameter, type PageRoute } from '#site/page-route.ts';
import { paths } from '#site/paths.ts';

export const route: PageRoute = {
  path: pagePatterns.guide,
  parameters: [previewParameter],
  queries: ({ params }) => [guideQuery(params.slug ?? '')],
  publicPages: async (queryClient) => {
    const guides = await queryClient.fetchQuery(guidesQuery);
    return guides.map(({ slug, title, category, readTimeMinutes, updatedAt }) => ({
      path: paths.article(slug),
      title,
      lines: [`${category} · ${readTimeMinutes} min read`],
      updatedAt,
    }));
  },
};
