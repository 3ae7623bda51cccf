import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { formatPrice, toPence } from '#contract/rules/money.ts';
import { totalCost } from '#contract/rules/total-cost.ts';
import type { Medication } from '#contract/schemas/medication.ts';
import { ButtonLink } from '#site/components/button/button-link.tsx';
import { MonthNote } from '#site/components/price/month-note.tsx';
import { Total } from '#site/components/price/total.tsx';
import { filterOf, readTabChoice, tabAddress } from './choice.ts';

/** A medication's description and key facts. */
export function Overview({ medication }: { medication: Medication }) {
  const { activeIngredient, description, cheapest, lowestTotal, dosageRange, name, providerCount } =
    medication;
  const [search] = useSearchParams();
  const choice = readTabChoice({ filter: filterOf(medication), tab: 'overview' }, search);
  return (
    <div className="grid gap-8 lg:grid-cols-2 lg:gap-16">
      <div className="flex flex-col items-start gap-6">
        <p className="measure text-lg">{description}</p>
        <div className="flex flex-wrap gap-4">
          <ButtonLink href={tabAddress({ ...choice, tab: 'pricing' })}>
            Compare {name} Prices
          </ButtonLink>
          <ButtonLink href={tabAddress({ ...choice, tab: 'details' })} variant="secondary">
            Side Effects and Warnings
          </ButtonLink>
        </div>
        <p className="measure text-sm text-muted">
          <MonthNote />
        </p>
      </div>
      <dl className="divide-y rounded-base border bg-surface px-4">
        <Fact term="Active ingredient">{activeIngredient}</Fact>
        <Fact term="Dosage range">{dosageRange}</Fact>
        <Fact term="Starting price per month">
          {cheapest === null ? 'None on sale now' : formatPrice(toPence(cheapest.price))}
        </Fact>
        {lowestTotal && (
          <Fact
            term={`Lowest total with ${totalCost(lowestTotal).isComplete ? 'all' : 'known'} fees`}
          >
            <Total row={lowestTotal} />
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
