import { openApiQuery } from '#site/api/openapi.ts';
import type { PageRoute } from '#site/page-route.ts';
import { paths } from '#site/paths.ts';

export const title = 'The API';

export const route: PageRoute = {
  path: paths.apiDocumentation,
  queries: () => [openApiQuery],
  publicPages: async () => [
    {
      path: paths.apiDocumentation,
      title,
      lines: ['Everything on this site as JSON, without an API key'],
      updatedAt: null,
    },
  ],
};
