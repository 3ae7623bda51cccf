import { Link, useSearchParams } from 'react-router-dom';
import { useProductComparison } from '#site/api/product-comparison.ts';
import { useBrandNames } from '#site/components/brands/brands.tsx';
import { sentenceOf } from '#site/api/sentence-of.ts';
import { PageHead } from '#site/components/page-head/page-head.tsx';
import { PageHeader } from '#site/components/page-header/page-header.tsx';
import {
  readComparisonChoice,
  toComparisonParameters,
  type ComparisonChoice,
} from '#site/components/price-comparison/choice.ts';
import { TellMeLink } from '#site/components/price-alert/tell-me-link.tsx';
import { PriceComparison } from '#site/components/price-comparison/price-comparison.tsx';
import { paths, withQuery } from '#site/paths.ts';
import { AsOfForm } from './as-of-form.tsx';
import { AsOfNotice } from './as-of-notice.tsx';
import { Ranking } from './ranking.tsx';
import { Reassurance } from './reassurance.tsx';

/** The price comparison: every dose at every provider, with its total cost. */
export function Page() {
  const brandNames = useBrandNames();
  const [search] = useSearchParams();
  const choice = readComparisonChoice(search);
  const { products, allProducts, productsNow } = useProductComparison(choice);
  const { asOf } = choice;
  const addressToday = compareAddress({ ...choice, asOf: undefined });

  return (
    <>
      <PageHead
        title="Compare weight loss injection prices"
        description={`Compare what ${brandNames} cost at UK providers, dose by dose: price, consultation and delivery, in total.`}
        canonicalPath={asOf === undefined ? paths.compare() : undefined}
      />
      <PageHeader
        title="Compare weight loss injection prices"
        lead="What each dose costs you in total, from whom, and whether it is in stock."
        breadcrumbs={{ current: { name: 'Compare', path: paths.compare() } }}
      >
        <p className="print:hidden">
          <Link to={paths.plan(planned(choice))} className="text-link py-1">
            Plan what the next months will cost, dose by dose
          </Link>
          {' · '}
          <TellMeLink {...planned(choice)} />
        </p>
        <Reassurance allProducts={allProducts ?? []} />
      </PageHeader>
      <div className="page-width flex flex-col gap-12 py-6 md:py-8">
        {products.error?.status === 400 ? (
          <p className="measure font-semibold">
            {sentenceOf(products.error)}{' '}
            <Link to={addressToday} className="text-link">
              See today’s prices
            </Link>
          </p>
        ) : (
          <>
            {asOf !== undefined && isDay(asOf) && (
              <AsOfNotice day={asOf} addressToday={addressToday} />
            )}
            <PriceComparison
              products={products}
              allProducts={allProducts}
              productsNow={productsNow}
              choice={choice}
              addressOf={compareAddress}
            />
          </>
        )}
        <AsOfForm choice={choice} />
        <Ranking />
      </div>
    </>
  );
}

function compareAddress(choice: ComparisonChoice): string {
  return withQuery(paths.compare(), toComparisonParameters(choice));
}

/** The plan of what is chosen; without a medication there is nothing to plan yet. */
function planned({ medication, dose }: ComparisonChoice) {
  return medication === 'all' ? {} : { medication, dose };
}

function isDay(text: string): boolean {
  return !Number.isNaN(Date.parse(text));
}
