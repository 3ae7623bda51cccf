import { productQuery } from '#site/api/product.ts';
import type { PageRoute } from '#site/page-route.ts';
import { paths } from '#site/paths.ts';
import { readWatchedIds } from './watched-ids.ts';

/** Prices that a visitor watches: in the browser, or by their ids in the address. */
export const route: PageRoute = {
  path: paths.watchList(),
  parameters: ['prices'],
  queries: ({ search }) => readWatchedIds(search).map(productQuery),
};
