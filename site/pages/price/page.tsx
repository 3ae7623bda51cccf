import { useSearchParams } from 'react-router-dom';
import { isRegistered } from '#contract/rules/registration.ts';
import { doseFeedPath, providerFeedPath } from '#contract/rules/price-feeds.ts';
import { observationsQuery, readPage } from '#site/api/observations.ts';
import { productQuery } from '#site/api/product.ts';
import { useRead } from '#site/api/use-read.ts';
import { FeedLink } from '#site/components/feed-link/feed-link.tsx';
import { PageHead } from '#site/components/page-head/page-head.tsx';
import { PageHeader } from '#site/components/page-header/page-header.tsx';
import { Loaded } from '#site/components/states/loaded.tsx';
import { usePathParameters } from '#site/path-parameters.ts';
import { paths } from '#site/paths.ts';
import { Page as NotFound } from '../not-found/page.tsx';
import { CorrectPrice } from './correct-price.tsx';
import { Current } from './current.tsx';
import { Observations } from './observations.tsx';

/** The receipt of a price: each observation with its source, time and recorder, and a form to report a mistake. */
export function Page() {
  const { id = '' } = usePathParameters();
  const [search] = useSearchParams();
  const product = useRead(productQuery(id));
  const observations = useRead(observationsQuery(id, readPage(search)));
  if (product.error?.status === 404 || observations.error?.status === 404) return <NotFound />;

  const of = product.data;
  const title = of ? `${of.name} ${of.dose} at ${of.company.name}` : 'A price';
  return (
    <>
      <PageHead title={`How we know: ${title}`} description={lead} />
      {of && (
        <>
          <FeedLink
            href={doseFeedPath(of.name, of.dose)}
            title={`Prices of ${of.name} ${of.dose}`}
          />
          <FeedLink
            href={providerFeedPath(of.company.slug)}
            title={`Prices at ${of.company.name}`}
          />
        </>
      )}
      <PageHeader
        title={title}
        lead={lead}
        breadcrumbs={{
          parents: [
            { name: 'Providers', path: paths.providers },
            ...(of ? [{ name: of.company.name, path: paths.provider(of.company.slug) }] : []),
          ],
          current: { name: of ? `${of.name} ${of.dose}` : 'Price', path: paths.price(id) },
        }}
      />
      <div className="page-width flex flex-col gap-10 py-6 md:py-8">
        <Loaded
          query={product}
          loadingText="Loading the price..."
          errorTitle="This price is not available at the moment"
        >
          {(loaded) => <Current product={loaded} />}
        </Loaded>
        <section aria-labelledby="observations">
          <h2 id="observations" className="scroll-mt-4 text-2xl" tabIndex={-1}>
            What we saw
          </h2>
          <Loaded
            query={observations}
            loadingText="Loading the observations..."
            errorTitle="The observations are not available at the moment"
          >
            {(page) => (
              <Observations
                productId={id}
                page={page}
                isLinked={of !== undefined && isRegistered(of.company)}
              />
            )}
          </Loaded>
        </section>
        <CorrectPrice key={id} productId={id} />
      </div>
    </>
  );
}

const lead = 'Every check of this price: what was seen, where, when, and who recorded it.';
