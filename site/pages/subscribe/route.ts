import type { PageRoute } from '#site/page-route.ts';
import { paths } from '#site/paths.ts';

export const route: PageRoute = { path: paths.subscribe, parameters: ['result'] };
