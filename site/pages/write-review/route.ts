import { providerQuery } from '#site/api/provider.ts';
import type { PageRoute } from '#site/page-route.ts';

export const route: PageRoute = {
  path: '/providers/:slug/write-review',
  parameters: ['result'],
  queries: ({ params }) => [providerQuery(params.slug ?? '')],
};
