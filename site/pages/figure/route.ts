import { pagePatterns } from '#contract/rules/page-path.ts';
import { figureParameters, figureQuery } from '#site/api/months.ts';
import type { PageRoute } from '#site/page-route.ts';

export const route: PageRoute = {
  path: pagePatterns.figure,
  parameters: figureParameters,
  queries: ({ params: { month = '', figure = '' }, search }) => [
    figureQuery(month, figure, search),
  ],
};
