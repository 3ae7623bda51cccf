import type { QueryClient } from '@tanstack/react-query';
import type { PageQuery } from './api/query-client.ts';
import type { PathParameters } from './path-parameters.ts';

/** What the address says to the queries of a page. */
export type RouteRequest = {
  path: string;
  params: PathParameters;
  search: URLSearchParams;
};

/** With this query parameter, a page shows an editor what is typed in the form beside it. */
export const previewParameter = 'preview';

/** Everything that the server, the browser, the cache and the sitemap know of a page before it renders. */
export type PageRoute = {
  /** One path, or several that show the same page; parts as in `:slug` are parameters. */
  path: string | readonly string[];
  /** The query parameters that the page depends on, in the order of its links. */
  parameters?: readonly string[];
  /** What the page reads first; the server asks for all of it before it renders. */
  queries?: (request: RouteRequest) => PageQuery[];
  /** Whether it is for whoever holds a link from one of our emails, and nobody else. */
  isPersonal?: boolean;
  /** What the browser does as soon as it has loaded the page, touched or not; it wakes every page that says how a form ended. */
  onLoad?: 'wake' | 'to-top';
  /** What search engines may list of it; left out where they should not. */
  publicPages?: (queryClient: QueryClient) => Promise<PublicPage[]>;
};

/** A page that search engines may list and people may share. */
export type PublicPage = {
  /** Its one canonical path. */
  path: string;
  title: string;
  /** What its share image says below the title: two lines at most. */
  lines: readonly string[];
  /** ISO time of the newest thing that it shows; null if that is not known. */
  updatedAt: string | null;
};

/** The newest of some ISO times in UTC; null if there is none. */
export function newest(times: readonly string[]): string | null {
  return times.toSorted().at(-1) ?? null;
}
