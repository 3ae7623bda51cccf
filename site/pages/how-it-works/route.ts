import type { PageRoute } from '#site/page-route.ts';
import { paths } from '#site/paths.ts';

export const title = 'How we work';

export const route: PageRoute = {
  path: paths.howItWorks,
  publicPages: async () => [
    {
      path: paths.howItWorks,
      title,
      lines: ['What is listed, in what order, who pays, and how we check'],
      updatedAt: null,
    },
  ],
};
