import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Medication } from '#contract/schemas/medication.ts';
import { priceLinesQuery } from '#site/api/price-lines.ts';
import {
  readComparisonChoice,
  toComparisonParameters,
  type ComparisonChoice,
} from '#site/components/price-comparison/choice.ts';
import { PriceComparison } from '#site/components/price-comparison/price-comparison.tsx';
import { paths, withQuery } from '#site/paths.ts';
import { filterOf } from './choice.ts';

type Props = {
  medication: Medication;
  /** All prices of the medication; the table applies the filters itself. */
  prices: ComponentProps<typeof PriceComparison>['products'];
};

/** The price comparison table of one medication. */
export function Pricing({ medication, prices }: Props) {
  const [search] = useSearchParams();
  const lines = useQuery(priceLinesQuery).data;
  const choice = {
    ...readComparisonChoice(search),
    medication: filterOf(medication),
    asOf: undefined,
  };
  return (
    <PriceComparison
      products={prices}
      allProducts={prices.data}
      lines={lines}
      choice={choice}
      addressOf={pricingAddress}
      hasMedicationFilter={false}
    />
  );
}

/** Without a `tab` parameter the page opens the Pricing tab. */
function pricingAddress(choice: ComparisonChoice): string {
  const { medication, ...parameters } = toComparisonParameters(choice);
  return withQuery(paths.medications(), { filter: medication, ...parameters });
}
