import './styles.css';
import { hydrate } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { fetchJson } from './api/fetch-json.ts';
import { createQueryClient } from './api/query-client.ts';
import { App } from './app.tsx';
import type { PageState } from './html-document.ts';
import { matchRoute } from './routes.tsx';

const container = document.getElementById('root');
const state = document.getElementById('state');
if (container && state) await start(container, JSON.parse(state.textContent));

/** Takes over where the server stopped. */
async function start(root: HTMLElement, { publicUrl, year, queries }: PageState) {
  const queryClient = createQueryClient(fetchJson);
  hydrate(queryClient, queries);
  const { route, params } = matchRoute(window.location.pathname);
  await route.preload();
  const page = (
    <StrictMode>
      <BrowserRouter>
        <App queryClient={queryClient} publicUrl={publicUrl} year={year} />
      </BrowserRouter>
    </StrictMode>
  );
  const search = new URLSearchParams(window.location.search);
  const [query] = route.queries({ path: route.path, params, search });
  if (query && search.has('preview') && isBesideForm()) {
    const { startPreview } = await import('./preview.ts');
    await startPreview({ root, queryClient, queryKey: query.queryKey });
    createRoot(root).render(page);
  } else {
    hydrateRoot(root, page);
  }
}

/** Whether an editor has this page open beside a form, to see there what is being typed. */
function isBesideForm(): boolean {
  return window.parent !== window || window.opener !== null;
}
