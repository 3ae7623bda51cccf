import { useSearchParams } from 'react-router-dom';
import { companiesQuery } from '#site/api/companies.ts';
import { useRead } from '#site/api/use-read.ts';
import { useBrandNames } from '#site/components/brands/brands.tsx';
import { HowWeWorkLink } from '#site/components/how-we-work/how-we-work-link.tsx';
import { PageHead } from '#site/components/page-head/page-head.tsx';
import { PageHeader } from '#site/components/page-header/page-header.tsx';
import { Loaded } from '#site/components/states/loaded.tsx';
import { paths } from '#site/paths.ts';
import { readProviderChoice } from './choice.ts';
import { ProviderResults } from './provider-results.tsx';
import { title } from './route.ts';

/** The list of providers with search, filter and sort. */
export function Page() {
  const brandNames = useBrandNames();
  const [search] = useSearchParams();
  const choice = readProviderChoice(search);
  const companies = useRead(companiesQuery);

  return (
    <>
      <PageHead
        title={title}
        description={`Every provider of ${brandNames} listed here, with its lowest price, total cost, registrations and patient reviews.`}
        canonicalPath={paths.providers}
      />
      <PageHeader
        title={title}
        lead={
          <>
            Total costs, public registers and reviews. Nobody pays for a place in this list.{' '}
            <HowWeWorkLink />
          </>
        }
        breadcrumbs={{ current: { name: 'Providers', path: paths.providers } }}
      />
      <div className="page-width py-3 md:py-6">
        <Loaded
          query={companies}
          loadingText="Loading providers..."
          errorTitle="The providers are not available at the moment"
        >
          {(loaded) => <ProviderResults companies={loaded} choice={choice} />}
        </Loaded>
      </div>
    </>
  );
}
