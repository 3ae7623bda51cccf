import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import type { Brand } from '#contract/schemas/site.ts';
import { siteSettingsQuery } from './api/site-settings.ts';
import { useRead } from './api/use-read.ts';
import { BrandsProvider } from './components/brands/brands.tsx';
import { ErrorBoundary } from './components/error-boundary/error-boundary.tsx';
import { MarkHydrated } from './components/hydrated/mark-hydrated.tsx';
import { Layout } from './components/layout/layout.tsx';
import { SiteNameProvider } from './components/page-head/site-name.tsx';
import { SampleDataProvider } from './components/sample-data/sample-data.tsx';
import { LoadingState } from './components/states/loading-state.tsx';
import { ToastProvider } from './components/toast/toast-provider.tsx';
import { PathParametersProvider } from './path-parameters.ts';
import { PublicUrlProvider } from './public-url.tsx';
import { matchRoute } from './routes.tsx';
import { useInternalLinks } from './use-internal-links.ts';

type Props = {
  queryClient: QueryClient;
  /** Where the site is published; empty when that is unknown. */
  publicUrl: string;
  /** This year, by the server's clock. */
  year: number;
};

/** The whole site inside a router. */
export function App({ queryClient, publicUrl, year }: Props) {
  return (
    <QueryClientProvider client={queryClient}>
      <PublicUrlProvider value={publicUrl}>
        <ToastProvider>
          <Site year={year} />
        </ToastProvider>
      </PublicUrlProvider>
    </QueryClientProvider>
  );
}

const noBrands: readonly Brand[] = [];

/** What every page shares, and the page that the address names. */
function Site({ year }: { year: number }) {
  const settings = useRead(siteSettingsQuery).data;
  useInternalLinks();
  return (
    <SiteNameProvider value={settings?.siteName}>
      <SampleDataProvider value={settings?.showsSampleData ?? true}>
        <BrandsProvider value={settings?.brands ?? noBrands}>
          <Layout settings={settings} year={year}>
            <ErrorBoundary>
              <Suspense fallback={<PageLoading />}>
                <CurrentPage />
                <MarkHydrated />
              </Suspense>
            </ErrorBoundary>
          </Layout>
        </BrandsProvider>
      </SampleDataProvider>
    </SiteNameProvider>
  );
}

/** The page at the address. */
function CurrentPage() {
  const { route, params } = matchRoute(useLocation().pathname);
  return (
    <PathParametersProvider value={params}>
      <route.Page />
    </PathParametersProvider>
  );
}

function PageLoading() {
  return (
    <div className="page-width py-8">
      <LoadingState text="Loading..." />
    </div>
  );
}
