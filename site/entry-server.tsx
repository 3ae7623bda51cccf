import { dehydrate, type DehydratedState, type QueryClient } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import type { FetchJson } from './api/fetch-json.ts';
import { createQueryClient, type PageQuery } from './api/query-client.ts';
import { App } from './app.tsx';
import { developmentAssets, type Assets } from './assets.ts';
import { htmlDocument } from './html-document.ts';
import { layoutQueries, matchRoute } from './routes.tsx';

export { knownParameters } from './routes.tsx';
export { developmentAssets, productionAssets, type Assets } from './assets.ts';

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
  /** Where the page really is, when `status` is 301; there is no document then. */
  redirect?: string;
  /** The whole document. */
  html: string;
};

/** What the browser needs to go on where the server stopped. */
export type PageState = { publicUrl: string; year: number; queries: DehydratedState };

/** Renders the page at `url` (path and query); a failing read becomes the page's error state, never an exception. */
export async function render(
  url: string,
  { fetchJson, assets = developmentAssets, publicUrl = '' }: RenderOptions,
): Promise<Rendered> {
  const { pathname, search, searchParams } = new URL(url.replace(/^\/+/, '/'), 'http://localhost');
  if (pathname !== '/' && pathname.endsWith('/')) {
    return { status: 301, redirect: pathname.replace(/\/+$/, '') + search || '/', html: '' };
  }

  const { route, params } = matchRoute(pathname);
  const pageQueries = route.queries({ params, search: searchParams });
  const year = new Date().getFullYear();
  const queryClient = createQueryClient(fetchJson);
  try {
    await Promise.all([
      route.preload(),
      ...[...layoutQueries, ...pageQueries].map((query) => queryClient.prefetchQuery(query)),
    ]);
    const rendered = renderToString(
      <StrictMode>
        <StaticRouter location={pathname + search}>
          <App queryClient={queryClient} publicUrl={publicUrl} year={year} />
        </StaticRouter>
      </StrictMode>,
    );
    const queries = dehydrate(queryClient, {
      shouldDehydrateQuery: ({ state }) => state.status !== 'pending',
    });
    const state: PageState = { publicUrl, year, queries };
    return {
      status: route.path === '*' ? 404 : statusOf(queryClient, pageQueries),
      html: htmlDocument({ rendered, state, assets: assets(route.module) }),
    };
  } finally {
    queryClient.clear();
  }
}

/** 200, or what the failed reads of the page make of it: not found, over, the API not ready, or the API broken. */
function statusOf(queryClient: QueryClient, queries: PageQuery[]): number {
  const statuses = queries
    .map(({ queryKey }) => queryClient.getQueryState(queryKey)?.error?.status)
    .filter((status) => status !== undefined);
  const known = [404, 410, 503].find((status) => statuses.includes(status));
  if (known) return known;
  return statuses.length === 0 ? 200 : 502;
}
