import type { ReactNode } from 'react';
import { formatPrice, toPence } from '#contract/rules/money.ts';
import { cheapestOf, isOnSale } from '#contract/rules/on-sale.ts';
import type { Medication } from '#contract/schemas/medication.ts';
import type { Product } from '#contract/schemas/product.ts';
import { ButtonLink } from '#site/components/button/button-link.tsx';
import { Total } from '#site/components/price/total.tsx';
import { filterOf, medicationAddress } from './choice.ts';

type Props = { medication: Medication; prices: readonly Product[] };

/** What a medication is, and the figures to know first. */
export function Overview({ medication, prices }: Props) {
  const { activeIngredient, description, dosageRange, minPrice, name, providerCount } = medication;
  const cheapest = cheapestOf(prices.filter((price) => isOnSale(price, price.company)));
  const filter = filterOf(medication);
  return (
    <div className="grid gap-8 lg:grid-cols-2 lg:gap-16">
      <div className="flex flex-col items-start gap-6">
        <p className="measure text-lg">{description}</p>
        <div className="flex flex-wrap gap-4">
          <ButtonLink to={medicationAddress({ filter, tab: 'pricing' })}>
            Compare {name} Prices
          </ButtonLink>
          <ButtonLink to={medicationAddress({ filter, tab: 'details' })} variant="secondary">
            Side Effects and Warnings
          </ButtonLink>
        </div>
      </div>
      <dl className="divide-y rounded-base border bg-surface px-4">
        <Fact term="Active ingredient">{activeIngredient}</Fact>
        <Fact term="Dosage range">{dosageRange}</Fact>
        <Fact term="Starting price per month">
          {minPrice === null ? 'None on sale now' : formatPrice(toPence(minPrice))}
        </Fact>
        {cheapest && (
          <Fact term="Total with all fees">
            <Total row={cheapest} />
          </Fact>
        )}
        <Fact term="Providers">{providerCount}</Fact>
      </dl>
    </div>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4 py-3">
      <dt className="text-muted">{term}</dt>
      <dd className="text-right text-lg font-semibold">{children}</dd>
    </div>
  );
}
