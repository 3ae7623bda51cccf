import { useLocation } from 'react-router-dom';
import { providerQuery } from '#site/api/provider.ts';
import { readReviewsRequest } from '#site/api/provider-reviews.ts';
import { useRead } from '#site/api/use-read.ts';
import { isRegistered } from '#contract/rules/registration.ts';
import { providerFeedPath } from '#contract/rules/price-feeds.ts';
import type { Provider } from '#contract/schemas/company.ts';
import { FeedLink } from '#site/components/feed-link/feed-link.tsx';
import { PageHead } from '#site/components/page-head/page-head.tsx';
import { ProviderNotFound } from '#site/components/provider-not-found/provider-not-found.tsx';
import { LoadedPage } from '#site/components/states/loaded-page.tsx';
import { usePathParameters } from '#site/path-parameters.ts';
import { paths } from '#site/paths.ts';
import { AboutPanel } from './about/about-panel.tsx';
import { ClosingCall } from './closing-call.tsx';
import { ProductsPanel } from './products/products-panel.tsx';
import { ProviderData } from './provider-data.tsx';
import { ProviderHeader } from './provider-header.tsx';
import { providerWords } from './provider-words.ts';
import { ReviewsPanel } from './reviews/reviews-panel.tsx';
import { ContactCard } from './side/contact-card.tsx';
import { FeaturesCard } from './side/features-card.tsx';
import { GetStarted } from './side/get-started.tsx';
import { Tabs } from './tabs/tabs.tsx';

/** A provider's page: its registrations, total prices, stock and reviews. */
export function Page() {
  const { slug = '' } = usePathParameters();
  const provider = useRead(providerQuery(slug));

  return (
    <LoadedPage
      query={provider}
      notFound={<ProviderNotFound />}
      title="Provider"
      description="Prices, reviews and registration of a provider."
      loadingText="Loading provider information..."
      errorTitle="This provider is not available at the moment"
    >
      {(loaded) => <ProviderPage key={loaded.slug} provider={loaded} />}
    </LoadedPage>
  );
}

function ProviderPage({ provider }: { provider: Provider }) {
  const search = new URLSearchParams(useLocation().search);
  const request = readReviewsRequest(provider.slug, search);
  const asksForReviews = search.has('reviews') || search.has('page');
  return (
    <>
      <PageHead
        {...providerWords(provider)}
        canonicalPath={paths.canonicalProvider(provider.slug)}
      />
      <FeedLink href={providerFeedPath(provider.slug)} title={`Prices at ${provider.name}`} />
      {isRegistered(provider) && <ProviderData provider={provider} />}
      <ProviderHeader provider={provider} />
      <div className="page-width grid grid-cols-[minmax(0,1fr)] gap-8 pt-6 print:gap-2 print:pt-2 lg:grid-cols-[minmax(0,1fr)_15rem] xl:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="flex min-w-0 flex-col gap-6">
          <Tabs
            label={provider.name}
            defaultId={asksForReviews ? 'reviews' : 'products'}
            tabs={[
              {
                id: 'products',
                title: 'Products & Pricing',
                panel: <ProductsPanel provider={provider} />,
              },
              {
                id: 'reviews',
                title: 'Customer Reviews',
                panel: <ReviewsPanel provider={provider} request={request} />,
              },
              {
                id: 'about',
                title: 'Provider Information',
                panel: <AboutPanel provider={provider} />,
              },
            ]}
          />
        </div>
        <aside
          aria-label={`Contact and services of ${provider.name}`}
          className="flex flex-col gap-4 print:grid print:grid-cols-2"
        >
          <GetStarted provider={provider} />
          <ContactCard provider={provider} />
          {isRegistered(provider) && <FeaturesCard features={provider.features} />}
        </aside>
      </div>
      <ClosingCall provider={provider} />
    </>
  );
}
