// What React's fast refresh needs in development, before any component; nothing in a build.
import '@vitejs/plugin-react/preamble';
import { hydrate } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { fetchJson } from './api/fetch-json.ts';
import { createQueryClient } from './api/query-client.ts';
import { App } from './app.tsx';
import { previewParameter } from './page-route.ts';
import type { PageState } from './page-state.ts';
import { noteUse, redoArrival } from './redo.ts';
import { layoutQueries, matchRoute } from './routes.tsx';
import type { Interactions, Redo } from './wake.ts';

/**
 * Takes over where the server stopped. What its state leaves out because it is long is read first.
 * @returns once React answers, how it does what was done to the page before.
 * @throws Error where the state, or what it leaves out, cannot be had, or is from another build than this module.
 */
export async function start(state: Promise<PageState>, interactions: Interactions): Promise<Redo> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no place for the page');
  const { route, params } = matchRoute(window.location.pathname);
  const [{ entry, publicUrl, year, queries }] = await Promise.all([state, route.preload()]);
  if (root.dataset.files?.split(' ')[0] !== entry)
    throw new Error('The state is from a newer build, of which this script knows nothing');
  const queryClient = createQueryClient(fetchJson);
  hydrate(queryClient, queries);
  const search = new URLSearchParams(window.location.search);
  const pageQueries = route.queries({ path: route.path, params, search });
  await Promise.all(
    [...layoutQueries, ...pageQueries]
      .filter(({ queryKey }) => !queryClient.getQueryState(queryKey))
      .map((query) => queryClient.fetchQuery(query)),
  );
  const page = (
    <StrictMode>
      <BrowserRouter>
        <App queryClient={queryClient} publicUrl={publicUrl} year={year} />
      </BrowserRouter>
    </StrictMode>
  );
  const use = noteUse(interactions);
  const isHydrated = new Promise<void>((resolve) => {
    const takeOver = () => {
      use.resume();
      // What waits for this goes on once the effects of the hydration have run, and the second rendering that they end with,
      // which knows that the page is hydrated; but before the browser has shown it.
      resolve();
    };
    document.addEventListener('hydrated', takeOver, { once: true });
  });
  const [query] = pageQueries;
  if (query && search.has(previewParameter) && isBesideForm()) {
    const { startPreview } = await import('./preview.ts');
    await startPreview({ root, queryClient, queryKey: query.queryKey });
    createRoot(root).render(page);
  } else {
    hydrateRoot(root, page);
  }
  await isHydrated;
  // Whoever has done something since does not wait for what a pointer shows.
  if (interactions.size === 0) redoArrival();
  return use.redo;
}

/** Whether an editor has this page open beside a form, to see there what is being typed. */
function isBesideForm(): boolean {
  return window.parent !== window || window.opener !== null;
}
