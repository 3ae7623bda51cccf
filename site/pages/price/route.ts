import { pagePatterns } from '#contract/rules/page-path.ts';
import { observationsQuery, readPage } from '#site/api/observations.ts';
import { productQuery } from '#site/api/product.ts';
import type { PageRoute } from '#site/page-route.ts';

export const route: PageRoute = {
  path: pagePatterns.price,
  parameters: ['page', 'correction'],
  queries: ({ params: { id = '' }, search }) => [
    productQuery(id),
    observationsQuery(id, readPage(search)),
  ],
};
