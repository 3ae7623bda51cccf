import { providerQuery } from '#site/api/provider.ts';
import { useRead } from '#site/api/use-read.ts';
import { PageHead } from '#site/components/page-head/page-head.tsx';
import { PageHeader } from '#site/components/page-header/page-header.tsx';
import { ProviderNotFound } from '#site/components/provider-not-found/provider-not-found.tsx';
import { Loaded } from '#site/components/states/loaded.tsx';
import { usePathParameters } from '#site/path-parameters.ts';
import { paths } from '#site/paths.ts';
import { Rules } from './rules.tsx';
import { Writing } from './writing.tsx';

/** The page for writing a review of a provider. */
export function Page() {
  const { slug = '' } = usePathParameters();
  const provider = useRead(providerQuery(slug));
  if (provider.error?.status === 404) return <ProviderNotFound />;

  const name = provider.data?.name;
  const title = name ? `Write a review of ${name}` : 'Write a review';
  return (
    <>
      <PageHead title={title} description={lead} />
      <PageHeader
        title={title}
        lead={lead}
        breadcrumbs={{
          parents: [
            { name: 'Providers', path: paths.providers },
            ...(name ? [{ name, path: paths.provider(slug) }] : []),
          ],
          current: { name: 'Write a review', path: paths.writeReview(slug) },
        }}
      />
      <div className="page-width grid gap-8 py-6 md:py-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-16">
        <Loaded
          query={provider}
          loadingText="Loading provider information..."
          errorTitle="This provider is not available at the moment"
        >
          {() => <Writing slug={slug} />}
        </Loaded>
        <div className="max-lg:order-first">
          <Rules />
        </div>
      </div>
    </>
  );
}

const lead =
  'For adults who have used this provider themselves. Good or bad, your experience helps others choose.';
