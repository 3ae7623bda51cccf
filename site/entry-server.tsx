import { dehydrate, QueryClient } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { londonDay } from '#contract/rules/date.ts';
import { outcomeParameters } from '#contract/rules/form-outcome.ts';
import type { FetchJson } from './api/fetch-json.ts';
import { createQueryClient, type PageQuery } from './api/query-client.ts';
import { siteSettingsQuery } from './api/site-settings.ts';
import { ReadingProvider, type Reading } from './api/use-read.ts';
import { App } from './app.tsx';
import { developmentAssets, productionAssets } from './assets.ts';
import { headerLinks } from './components/layout/navigation.ts';
import { KeptMarkupProvider } from './components/kept-markup/kept-markup.tsx';
import { readFirst } from './first-reads.ts';
import { htmlDocument } from './html-document.ts';
import { createKeptMarkup } from './kept-markup.ts';
import { previewParameter, type PublicPage } from './page-route.ts';
import { stateFolder, type PageState } from './page-state.ts';
import { paths } from './paths.ts';
import { knownParameters, layoutQueries, matchRoute, pages } from './routes.tsx';
import type { Rendered, RenderOptions, SiteEntry } from './site-entry.ts';

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
  const queries = [...layoutQueries, ...pageQueries];
  const [reads] = await Promise.all([readFirst(queries, fetchJson), !isState && route.preload()]);
  const failures = pageQueries.flatMap((query) => {
    const { error } = reads.one(query);
    return error ? [{ status: error.status, isOptional: query.meta?.isOptional ?? false }] : [];
  });
  const answer = {
    status: route.path === '*' ? 404 : statusOf(failures),
    isPersonal: route.isPersonal,
    isIndexable: !route.isPersonal && !isState && !showsSampleData(reads),
    // What is not there is not there until something changes; what else fails may succeed in a moment.
    isWhole: failures.every(({ status }) => status === 404),
  };
  if (isState) {
    const [entry = ''] = files.wakingScripts;
    const state: PageState = { entry, publicUrl, year, queries: await stateOf(queries, reads) };
    return { ...answer, type: 'json', body: new TextEncoder().encode(JSON.stringify(state)) };
  }
  const { markup, fillIn } = createKeptMarkup();
  const rendered = renderToString(
    <StrictMode>
      <StaticRouter location={pathname + address.search}>
        <KeptMarkupProvider value={markup}>
          <ReadingProvider value={reads}>
            <App queryClient={sendsNothing} publicUrl={publicUrl} year={year} />
          </ReadingProvider>
        </KeptMarkupProvider>
      </StaticRouter>
    </StrictMode>,
  );
  const onLoad = wakesByItself(address.searchParams) ? 'wake' : route.onLoad;
  const document = htmlDocument({ rendered, assets: files, onLoad });
  return { ...answer, type: 'html', body: fillIn(document) };
}

/** Whether nobody should have to touch the page first: it says how a form ended that was posted, or shows what an editor types. */
function wakesByItself(search: URLSearchParams): boolean {
  return [previewParameter, ...outcomeParameters].some((name) => search.has(name));
}

/** Forms ask for it as they are rendered, and send by it in the browser alone. */
const sendsNothing = new QueryClient();

/** What React Query in the browser takes over. */
async function stateOf(queries: readonly PageQuery[], reads: Reading) {
  const queryClient = new QueryClient();
  try {
    await Promise.all(
      queries.map((query) => {
        const { data, error } = reads.one(query);
        const queryFn = () => (error ? Promise.reject(error) : data);
        return queryClient.prefetchQuery({ ...query, queryFn });
      }),
    );
    return dehydrate(queryClient, {
      shouldDehydrateQuery: ({ state }) => !isLongList(state.data),
    });
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
function showsSampleData(reads: Reading): boolean {
  return reads.one(siteSettingsQuery).data?.showsSampleData ?? true;
}

/** Whether it is a list that the browser reads from the API by itself: all pages that show it share one answer. */
function isLongList(data: unknown): boolean {
  return Array.isArray(data) && data.length > maxStateItems;
}

/** 200, or what the failed reads of the page make of it: not to be had, not found, over, the API not ready, or the API broken. */
function statusOf(failures: readonly { status: number; isOptional: boolean }[]): number {
  const statuses = failures.filter(({ isOptional }) => !isOptional).map(({ status }) => status);
  const known = [400, 404, 410, 503].find((status) => statuses.includes(status));
  if (known) return known;
  return statuses.length === 0 ? 200 : 502;
}
