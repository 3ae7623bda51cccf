import { siteSettingsQuery } from '#site/api/site-settings.ts';
import type { PageRoute } from '#site/page-route.ts';
import { paths } from '#site/paths.ts';

export const title = 'Contact us';

export const route: PageRoute = {
  path: paths.contact(),
  parameters: ['result'],
  publicPages: async (queryClient) => [
    {
      path: paths.contact(),
      title,
      lines: [(await queryClient.fetchQuery(siteSettingsQuery)).contactEmail],
      updatedAt: null,
    },
  ],
};
