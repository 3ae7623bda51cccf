import { dehydrate, type QueryClient } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import type { SiteSettings } from '#contract/schemas/site.ts';
import type { FetchJson } from './api/fetch-json.ts';
import { createQueryClient, type PageQuery } from './api/query-client.ts';
import { siteSettingsQuery } from './api/site-settings.ts';
import { App } from './app.tsx';
import { developmentAssets, productionAssets } from './assets.ts';
import { htmlDocument, type PageState } from './html-document.ts';
import type { PublicPage } from './page-route.ts';
import { knownParameters, layoutQueries, matchRoute, pages } from './routes.tsx';
import type { Rendered, RenderOptions, SiteEntry } from './site-entry.ts';

export const site: SiteEntry = { knownParameters, publicPages, productionAssets, render };

async function render(
  url: string,
  { fetchJson, assets = developmentAssets, publicUrl = '' }: RenderOptions,
): Promise<Rendered> {
  const { pathname, search, searchParams } = new URL(`http://localhost${url}`);
  const { route, params } = matchRoute(pathname);
  const pageQueries = route.queries({ path: route.path, params, search: searchParams });
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
      isPersonal: route.isPersonal,
      isIndexable: !route.isPersonal && !showsSampleData(queryClient),
      isWhole: pageQueries.every((query) => !hasFailed(queryClient, query)),
      html: htmlDocument({ rendered, state, assets: assets(route.module) }),
    };
  } finally {
    queryClient.clear();
  }
}

async function publicPages(fetchJson: FetchJson): Promise<PublicPage[]> {
  const queryClient = createQueryClient(fetchJson);
  try {
    const lists = await Promise.all(
      pages.map(async (page) => page.publicPages?.(queryClient) ?? []),
    );
    return lists.flat().toSorted((a, b) => (a.path < b.path ? -1 : 1));
  } finally {
    queryClient.clear();
  }
}

/** What is not known to be real is taken for invented. */
function showsSampleData(queryClient: QueryClient): boolean {
  const settings = queryClient.getQueryData<SiteSettings>(siteSettingsQuery.queryKey);
  return settings?.showsSampleData ?? true;
}

function hasFailed(queryClient: QueryClient, { queryKey }: PageQuery): boolean {
  return queryClient.getQueryState(queryKey)?.status === 'error';
}

/** 200, or what the failed reads of the page make of it: not to be had, not found, over, the API not ready, or the API broken. */
function statusOf(queryClient: QueryClient, queries: PageQuery[]): number {
  const statuses = queries
    .filter(({ meta }) => !meta?.isOptional)
    .map(({ queryKey }) => queryClient.getQueryState(queryKey)?.error?.status)
    .filter((status) => status !== undefined);
  const known = [400, 404, 410, 503].find((status) => statuses.includes(status));
  if (known) return known;
  return statuses.length === 0 ? 200 : 502;
}
