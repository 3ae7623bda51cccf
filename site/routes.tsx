import { matchRoutes } from 'react-router-dom';
import { legalPageSlugs } from '#contract/rules/legal-page-slugs.ts';
import { companiesQuery } from './api/companies.ts';
import { discountsQuery } from './api/discounts.ts';
import { guideQuery } from './api/guide.ts';
import { guidesQuery } from './api/guides.ts';
import { homeQuery } from './api/home.ts';
import { legalPageQuery } from './api/legal-page.ts';
import { marketReportQuery } from './api/market-report.ts';
import { marketReportsQuery } from './api/market-reports.ts';
import { medicationPricesQuery } from './api/medication-prices.ts';
import { medicationsQuery } from './api/medications.ts';
import { productComparisonQueries } from './api/product-comparison.ts';
import { providerQuery } from './api/provider.ts';
import {
  isInProviderAnswer,
  providerReviewsQuery,
  readReviewsRequest,
} from './api/provider-reviews.ts';
import type { PageQuery } from './api/query-client.ts';
import { siteSettingsQuery } from './api/site-settings.ts';
import { statsQuery } from './api/stats.ts';
import { storedSubscriptionQuery } from './api/stored-subscription.ts';
import {
  comparisonParameters,
  readComparisonChoice,
} from './components/price-comparison/choice.ts';
import { lazyPage, type PageModule } from './lazy-page.tsx';
import { readMedicationChoice } from './pages/medications/choice.ts';

/** What the address says to the queries of a route. */
export type RouteRequest = {
  params: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
};

type RouteEntry = {
  path: string;
  /** The folder below `pages` whose `page.tsx` exports the page as `Page`. */
  page: string;
  /** The query parameters that the page depends on, in the order of its links. */
  parameters?: readonly string[];
  /** What the page reads first; the server asks for all of it before it renders. */
  queries?: (request: RouteRequest) => PageQuery[];
  /** Whether it is for whoever holds a link from one of our emails, and nobody else. */
  isPersonal?: boolean;
};

/** What links in our emails carry, and how the step that they lead to ended. */
const linkParameters = ['token', 'result'];

const table: RouteEntry[] = [
  {
    path: '/',
    page: 'home',
    queries: () => [homeQuery, companiesQuery, statsQuery, medicationsQuery, guidesQuery],
  },
  {
    path: '/providers',
    page: 'providers-list',
    parameters: ['search', 'type', 'sort'],
    queries: () => [companiesQuery],
  },
  {
    path: '/medications',
    page: 'medications',
    parameters: ['filter', 'tab', 'dose', 'type', 'sort'],
    queries: ({ search }) => {
      const { filter } = readMedicationChoice(search);
      return [medicationsQuery, ...(filter === 'all' ? [] : [medicationPricesQuery(filter)])];
    },
  },
  { path: '/articles', page: 'articles', queries: () => [guidesQuery] },
  {
    path: '/articles/:slug',
    page: 'guide',
    queries: ({ params }) => [guideQuery(params.slug ?? '')],
  },
  {
    path: '/compare',
    page: 'compare',
    parameters: comparisonParameters,
    queries: ({ search }) => productComparisonQueries(readComparisonChoice(search)),
  },
  ...['/provider/:slug', '/providers/:slug'].map((path) => ({
    path,
    page: 'provider',
    parameters: ['reviews', 'page', 'report'],
    queries: providerQueries,
  })),
  {
    path: '/providers/:slug/write-review',
    page: 'write-review',
    parameters: ['result'],
    queries: ({ params }) => [providerQuery(params.slug ?? '')],
  },
  {
    path: '/market-analysis',
    page: 'market-analysis',
    queries: () => [marketReportsQuery, statsQuery],
  },
  {
    path: '/market-analysis/:slug',
    page: 'market-report',
    queries: ({ params }) => [marketReportQuery(params.slug ?? '')],
  },
  { path: '/discounts', page: 'discounts', queries: () => [discountsQuery] },
  ...legalPageSlugs.map((slug) => ({
    path: `/${slug}`,
    page: 'legal',
    queries: () => [legalPageQuery(slug)],
  })),
  { path: '/contact', page: 'contact', parameters: ['result'] },
  { path: '/subscribe', page: 'subscribe', parameters: ['result'] },
  {
    path: '/subscription/confirm',
    page: 'confirm-subscription',
    isPersonal: true,
    parameters: linkParameters,
  },
  {
    path: '/subscription/unsubscribe',
    page: 'unsubscribe',
    isPersonal: true,
    parameters: linkParameters,
  },
  {
    path: '/subscription',
    page: 'stored-subscription',
    isPersonal: true,
    parameters: linkParameters,
    queries: ({ search }) => {
      const token = search.get('token');
      return token === null ? [] : [storedSubscriptionQuery(token)];
    },
  },
  { path: '*', page: 'not-found' },
];

/** What the header and footer of every page read. */
export const layoutQueries: PageQuery[] = [siteSettingsQuery];

const modules = import.meta.glob<PageModule>('./pages/*/page.tsx');

/** Every route, each page a chunk of its own. */
export const routes = table.map(({ path, page, ...entry }) => {
  const { parameters = [], queries = () => [], isPersonal = false } = entry;
  const load = modules[`./pages/${page}/page.tsx`];
  if (!load) throw new Error(`There is no site/pages/${page}/page.tsx for the route ${path}`);
  const module = `pages/${page}/page.tsx`;
  return { path, module, parameters, queries, isPersonal, ...lazyPage(load) };
});

/** The route that answers a path, with the path's parameters; the last one answers all that no other does. */
export function matchRoute(pathname: string) {
  const match = matchRoutes(routes, pathname)?.at(-1);
  if (!match) throw new Error('The table of routes has no entry for unknown paths');
  return match;
}

/** The query parameters that the page at a path depends on; its answer is the same whatever else is asked. */
export function knownParameters(pathname: string): readonly string[] {
  return matchRoute(pathname).route.parameters;
}

/** The provider, and the reviews that its answer does not carry. */
function providerQueries({ params: { slug = '' }, search }: RouteRequest): PageQuery[] {
  const reviews = readReviewsRequest(slug, search);
  return isInProviderAnswer(reviews)
    ? [providerQuery(slug)]
    : [providerQuery(slug), providerReviewsQuery(reviews)];
}
