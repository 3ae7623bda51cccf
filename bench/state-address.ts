import { stateFolder } from '#site/page-state.ts';

/** Where the state of a page is, by the page's path and query. */
export function stateAddress(page: string): string {
  return stateFolder + page.replace(/^\/(?=\?|$)/, '');
}
