import type { PageRoute } from '#site/page-route.ts';

/** Matches every path that no other page does. */
export const route: PageRoute = { path: '*' };
