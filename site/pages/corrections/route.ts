import { correctionsQuery } from '#site/api/corrections.ts';
import type { PageRoute } from '#site/page-route.ts';
import { paths } from '#site/paths.ts';

export const title = 'Corrections';

export const route: PageRoute = {
  path: paths.corrections,
  queries: () => [correctionsQuery],
  publicPages: async () => [
    {
      path: paths.corrections,
      title,
      lines: ['Prices that were wrong here, and when we corrected them'],
      updatedAt: null,
    },
  ],
};
