import type { DehydratedState } from '@tanstack/react-query';

/** What React needs to go on in the browser where the server stopped. */
export type PageState = {
  /** The module that can read it: the first of `data-files` in documents of the same build. */
  entry: string;
  publicUrl: string;
  year: number;
  /** What the page has read, but for long lists. */
  queries: DehydratedState;
};

/** The state of a page is beside it: below this path, at the page's own path and query. */
export const stateFolder = '/_state';
