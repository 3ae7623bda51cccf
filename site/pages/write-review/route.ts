import { pagePatterns } from '#contract/rules/page-path.ts';
import { providerQuery } from '#site/api/provider.ts';
import type { PageRoute } from '#site/page-route.ts';

export const route: PageRoute = {
  path: pagePatterns.writeReview,
  parameters: ['result'],
  queries: ({ params }) => [providerQuery(params.slug ?? '')],
};
