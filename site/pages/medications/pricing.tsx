import { useSearchParams } from 'react-router-dom';
import { selectProducts } from '#contract/rules/select-products.ts';
import type { Medication } from '#contract/schemas/medication.ts';
import { medicationPricesQuery } from '#site/api/medication-prices.ts';
import { usePriceLines } from '#site/api/price-lines.ts';
import { useRead } from '#site/api/use-read.ts';
import { withListedDose } from '#site/components/price-comparison/choice.ts';
import { PriceComparison } from '#site/components/price-comparison/price-comparison.tsx';
import { filterOf, readTabChoice, tabAddress } from './choice.ts';

/** The price comparison table of one medication. */
export function Pricing({ medication }: { medication: Medication }) {
  const [search] = useSearchParams();
  const prices = useRead(medicationPricesQuery(medication.name));
  const tabChoice = readTabChoice({ filter: filterOf(medication), tab: 'pricing' }, search);
  const { pricing: asked } = tabChoice;
  const choice = withListedDose(asked, prices.data);
  const lines = usePriceLines(choice);
  return (
    <PriceComparison
      products={{ ...prices, data: prices.data && selectProducts(prices.data, choice) }}
      allProducts={prices.data}
      lines={lines}
      asked={asked}
      choice={choice}
      addressOf={(pricing) => tabAddress({ ...tabChoice, pricing })}
      hasMedicationFilter={false}
    />
  );
}
