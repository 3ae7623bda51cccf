import { productQuery } from '#site/api/product.ts';
import type { PageRoute } from '#site/page-route.ts';
import { paths } from '#site/paths.ts';
import { readWatchedIds } from './watched-ids.ts';

/** Prices that a visitor watches: in the browser, or by their ids in the address. */
export const route: PageRoute = {
  path: paths.watchList(),
  parameters: ['prices'],
  // Only script can read the list that the browser keeps.
  onLoad: 'wake',
  // The page says itself which of them are no longer listed.
  queries: ({ search }) =>
    readWatchedIds(search).map((id) => ({ ...productQuery(id), meta: { isOptional: true } })),
};
