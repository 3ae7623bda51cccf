import type { FetchJson } from './api/fetch-json.ts';
import type { Assets, Manifest } from './assets.ts';
import type { PublicPage } from './page-route.ts';

/** What the site offers the server, which loads it as it was built. */
export type SiteEntry = {
  /** The query parameters that the page at a path depends on, in the order of its links. */
  knownParameters: (pathname: string) => readonly string[];
  /** Every canonical page of the site as it stands, with what search engines and share images say of it. */
  publicPages: (fetchJson: FetchJson) => Promise<PublicPage[]>;
  /** The pages that most visitors see first: the home page and those that the header leads to. */
  firstPages: readonly string[];
  /** The files of a build by page, from the manifest that Vite writes beside it. */
  productionAssets: (manifest: Manifest) => Assets;
  /**
   * Renders the page at `url` (canonical path and query), or its state, where the path begins with `/_state`; a failing
   * read becomes the page's error state, never an exception.
   */
  render: (url: string, options: RenderOptions) => Promise<Rendered>;
};

export type RenderOptions = {
  /** Reads a path of the API; rejects with an error that has a `status` when the answer is not a success. */
  fetchJson: FetchJson;
  /** The scripts and styles that a page needs; those of Vite's development server when left out. */
  assets?: Assets;
  /** Where the site is published, as in `https://example.org`, for canonical links. */
  publicUrl?: string;
};

export type Rendered = {
  status: number;
  /** Whether the page is for one person alone. */
  isPersonal: boolean;
  /** Whether search engines may list it: what is invented or personal they may not. */
  isIndexable: boolean;
  /** Whether all that there is of it could be read, so that it may be cached. */
  isWhole: boolean;
  type: 'html' | 'json';
  /** The whole document, or the state, in UTF-8. */
  body: Uint8Array;
};
