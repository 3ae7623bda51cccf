import { matchRoutes } from 'react-router-dom';
import type { PageQuery } from './api/query-client.ts';
import { siteSettingsQuery } from './api/site-settings.ts';
import { lazyPage, type PageModule } from './lazy-page.tsx';
import type { PageRoute } from './page-route.ts';
import type { PathParameters } from './path-parameters.ts';

/** What the header and footer of every page read. */
export const layoutQueries: PageQuery[] = [siteSettingsQuery];

/** What each folder below `pages` says of its page, and the page itself, a chunk of its own. */
const pageRoutes = import.meta.glob<PageRoute>('./pages/*/route.ts', {
  eager: true,
  import: 'route',
});
const modules = import.meta.glob<PageModule>('./pages/*/page.tsx');

/** What developers see and no build has. */
const development = import.meta.env.DEV && {
  routes: import.meta.glob<PageRoute>('./development/*/route.ts', { eager: true, import: 'route' }),
  modules: import.meta.glob<PageModule>('./development/*/page.tsx'),
};

export const pages = Object.entries({
  ...pageRoutes,
  ...(development && development.routes),
}).map(([file, route]) => {
  const module = file.replace('./', '').replace('route.ts', 'page.tsx');
  const load = modules[`./${module}`] ?? (development && development.modules[`./${module}`]);
  if (!load) throw new Error(`There is no site/${module} beside its route.ts`);
  return { ...route, module, ...lazyPage(load) };
});

/** Every path with the page that answers it. */
export const routes = pages.flatMap(({ path, ...page }) => {
  const { parameters = [], queries = () => [], isPersonal = false } = page;
  return [path].flat().map((each) => ({ ...page, path: each, parameters, queries, isPersonal }));
});

/** A path without parameters goes before all that would match it. */
const routesByPath = new Map(
  routes.filter(({ path }) => !/[:*]/.test(path)).map((route) => [route.path, route]),
);

/** The route that answers a path, with the path's parameters; the one of `not-found` answers all that no other does. */
export function matchRoute(pathname: string): Match {
  const known = knownMatches.get(pathname);
  if (known) return known;
  const match = findMatch(pathname);
  if (knownMatches.size === maxKnownMatches) knownMatches.clear();
  knownMatches.set(pathname, match);
  return match;
}

type Match = {
  route: (typeof routes)[number];
  params: PathParameters;
};

/** A page is asked for several times on its way, and React Router sorts all routes each time. */
const knownMatches = new Map<string, Match>();
/** Anybody can make up paths. */
const maxKnownMatches = 500;

function findMatch(pathname: string): Match {
  const route = routesByPath.get(pathname);
  if (route) return { route, params: {} };
  const match = matchRoutes(routes, pathname)?.at(-1);
  if (!match) throw new Error('No page answers unknown paths');
  return match;
}

/** The query parameters that the page at a path depends on; its answer is the same whatever else is asked. */
export function knownParameters(pathname: string): readonly string[] {
  return matchRoute(pathname).route.parameters;
}
