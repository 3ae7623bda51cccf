import type { PageRoute } from '#site/page-route.ts';

/** The examples of all components; only `npm run dev` has this page. */
export const route: PageRoute = { path: '/components' };
