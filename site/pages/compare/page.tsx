import { useSearchParams } from 'react-router-dom';
import { useProductComparison } from '#site/api/product-comparison.ts';
import { useBrandNames } from '#site/components/brands/brands.tsx';
import { PageHead } from '#site/components/page-head/page-head.tsx';
import { PageHeader } from '#site/components/page-header/page-header.tsx';
import {
  readComparisonChoice,
  toComparisonParameters,
  type ComparisonChoice,
} from '#site/components/price-comparison/choice.ts';
import { PriceComparison } from '#site/components/price-comparison/price-comparison.tsx';
import { paths, withQuery } from '#site/paths.ts';
import { Ranking } from './ranking.tsx';
import { Reassurance } from './reassurance.tsx';

/** The price comparison: every dose at every provider, by what it costs in total. */
export function Page() {
  const brandNames = useBrandNames();
  const [search] = useSearchParams();
  const choice = readComparisonChoice(search);
  const { products, allProducts } = useProductComparison(choice);

  return (
    <>
      <PageHead
        title="Compare weight loss injection prices"
        description={`Compare what ${brandNames} cost at UK providers, dose by dose: price, consultation and delivery, in total.`}
        canonicalPath={paths.compare()}
      />
      <PageHeader
        title="Compare weight loss injection prices"
        lead="What each dose costs you in total, from whom, and whether it is in stock."
        breadcrumbs={{ current: { name: 'Compare', path: paths.compare() } }}
      >
        <Reassurance allProducts={allProducts ?? []} />
      </PageHeader>
      <div className="page-width flex flex-col gap-12 py-6 md:py-8">
        <PriceComparison
          products={products}
          allProducts={allProducts}
          choice={choice}
          addressOf={compareAddress}
        />
        <Ranking />
      </div>
    </>
  );
}

function compareAddress(choice: ComparisonChoice): string {
  return withQuery(paths.compare(), toComparisonParameters(choice));
}
