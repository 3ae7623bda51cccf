import type { PageRoute } from '#site/page-route.ts';
import { paths } from '#site/paths.ts';

export const title = 'Complain about how we use your information';

export const route: PageRoute = {
  path: paths.complaint(),
  parameters: ['result'],
  publicPages: async () => [
    {
      path: paths.complaint(),
      title,
      lines: ['Confirmed by email, answered within 30 days'],
      updatedAt: null,
    },
  ],
};
