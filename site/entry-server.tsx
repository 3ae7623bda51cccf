import { dehydrate, type QueryClient } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { londonDay } from '#contract/rules/date.ts';
import type { SiteSettings } from '#contract/schemas/site.ts';
import type { FetchJson } from './api/fetch-json.ts';
import type { HttpError } from './api/http-error.ts';
import { createQueryClient, type PageQuery } from './api/query-client.ts';
import { siteSettingsQuery } from './api/site-settings.ts';
import { App } from './app.tsx';
import { developmentAssets, productionAssets } from './assets.ts';
import { headerLinks } from './components/layout/navigation.ts';
import { KeptMarkupProvider } from './components/kept-markup/kept-markup.tsx';
import { htmlDocument } from './html-document.ts';
import { createKeptMarkup } from './kept-markup.ts';
import type { PublicPage } from './page-route.ts';
import { stateFolder, type PageState } from './page-state.ts';
import { paths } from './paths.ts';
import { knownParameters, layoutQueries, matchRoute, pages } from './routes.tsx';
import type { Rendered, RenderOptions, SiteEntry } from './site-entry.ts';

/** What became of a page’s read. */
type Read = { isOptional: boolean; failure: HttpError | null };

/** Of one list; a thousand products are 1.8 MB of JSON. */
const maxStateItems = 500;

export const site: SiteEntry = {
  knownParameters: (pathname) => knownParameters(pageOf(pathname).pathname),
  publicPages,
  firstPages: [paths.home, ...headerLinks.map(({ href }) => href)],
  productionAssets,
  render,
};

async function render(
  url: string,
  { fetchJson, assets = developmentAssets, publicUrl = '' }: RenderOptions,
): Promise<Rendered> {
  const address = new URL(`http://localhost${url}`);
  const { pathname, isState } = pageOf(address.pathname);
  const { route, params } = matchRoute(pathname);
  const files = assets(route.module);
  const pageQueries = route.queries({ path: route.path, params, search: address.searchParams });
  const year = Number(londonDay(new Date()).slice(0, 4));
  const queryClient = createQueryClient(fetchJson);
  try {
    await Promise.all([
      !isState && route.preload(),
      ...[...layoutQueries, ...pageQueries].map((query) => queryClient.prefetchQuery(query)),
    ]);
    const reads = pageQueries.map(({ queryKey, meta }): Read => ({
      isOptional: meta?.isOptional ?? false,
      failure: failureOf(queryClient, queryKey),
    }));
    const answer = {
      status: route.path === '*' ? 404 : statusOf(reads),
      isPersonal: route.isPersonal,
      isIndexable: !route.isPersonal && !isState && !showsSampleData(queryClient),
      // What is not there is not there until something changes; what else fails may succeed in a moment.
      isWhole: reads.every(({ failure }) => !failure || failure.status === 404),
    };
    if (isState) {
      const queries = dehydrate(queryClient, {
        shouldDehydrateQuery: ({ state }) => state.status !== 'pending' && !isLongList(state.data),
      });
      const [entry = ''] = files.wakingScripts;
      const state: PageState = { entry, publicUrl, year, queries };
      return { ...answer, type: 'json', body: new TextEncoder().encode(JSON.stringify(state)) };
    }
    const { markup, fillIn } = createKeptMarkup();
    const rendered = renderToString(
      <StrictMode>
        <StaticRouter location={pathname + address.search}>
          <KeptMarkupProvider value={markup}>
            <App queryClient={queryClient} publicUrl={publicUrl} year={year} />
          </KeptMarkupProvider>
        </StaticRouter>
      </StrictMode>,
    );
    const document = htmlDocument({ rendered, assets: files, onLoad: route.onLoad });
    return { ...answer, type: 'html', body: fillIn(document) };
  } finally {
    queryClient.clear();
  }
}

/** The page that a path is about: the one at it, or the one whose state is there. */
function pageOf(pathname: string): { pathname: string; isState: boolean } {
  const isState = pathname === stateFolder || pathname.startsWith(`${stateFolder}/`);
  return { pathname: isState ? pathname.slice(stateFolder.length) || '/' : pathname, isState };
}

async function publicPages(fetchJson: FetchJson): Promise<PublicPage[]> {
  const queryClient = createQueryClient(fetchJson);
  try {
    const listed: PublicPage[] = [];
    // One after the other: with each read, others have their turn.
    for (const page of pages) listed.push(...((await page.publicPages?.(queryClient)) ?? []));
    return listed.toSorted((a, b) => (a.path < b.path ? -1 : 1));
  } finally {
    queryClient.clear();
  }
}

/** What is not known to be real is taken for invented. */
function showsSampleData(queryClient: QueryClient): boolean {
  const settings = queryClient.getQueryData<SiteSettings>(siteSettingsQuery.queryKey);
  return settings?.showsSampleData ?? true;
}

/** Whether it is a list that the browser reads from the API by itself: all pages that show it share one answer. */
function isLongList(data: unknown): boolean {
  return Array.isArray(data) && data.length > maxStateItems;
}

/** What a read has failed with; null if it has not. */
function failureOf(queryClient: QueryClient, queryKey: PageQuery['queryKey']): HttpError | null {
  const read = queryClient.getQueryState(queryKey);
  return read?.status === 'error' ? read.error : null;
}

/** 200, or what the failed reads of the page make of it: not to be had, not found, over, the API not ready, or the API broken. */
function statusOf(reads: readonly Read[]): number {
  const statuses = reads
    .filter(({ isOptional }) => !isOptional)
    .map(({ failure }) => failure?.status)
    .filter((status) => status !== undefined);
  const known = [400, 404, 410, 503].find((status) => statuses.includes(status));
  if (known) return known;
  return statuses.length === 0 ? 200 : 502;
}
