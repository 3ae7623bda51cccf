import type { ReactNode } from 'react';
import type { Provider } from '#contract/schemas/company.ts';
import { groupByMedication } from '../products/group-by-medication.ts';
import { PanelHeading } from '../panel-heading.tsx';
import { PricingAnalysis } from './pricing-analysis.tsx';
import { Registrations } from './registrations.tsx';
import { WhyChoose } from './why-choose.tsx';

/** The provider's services, the editors' view of its prices, its registrations and strengths. */
export function AboutPanel({ provider }: { provider: Provider }) {
  const groups = groupByMedication(provider.products);
  return (
    <div className="flex flex-col gap-8 print:gap-2">
      <PanelHeading title="Provider Information" />
      <dl className="border-b print:hidden">
        {provider.description && <Fact title="Overview">{provider.description}</Fact>}
        <Fact title="Service type">{provider.type}</Fact>
        <Fact title="Available medications">
          {groups.length === 0
            ? 'None listed at the moment'
            : groups.map(({ medication, activeIngredient, products }) => (
                <span key={medication} className="block">
                  <strong>{medication}</strong> ({activeIngredient}):{' '}
                  {products.map(({ dose }) => dose).join(', ')}
                </span>
              ))}
        </Fact>
      </dl>
      {provider.pricingAnalysis && <PricingAnalysis text={provider.pricingAnalysis} />}
      <Registrations provider={provider} />
      <WhyChoose provider={provider} />
    </div>
  );
}

function Fact({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 border-t py-3 md:grid-cols-[11rem_minmax(0,1fr)]">
      <dt className="text-muted">{title}</dt>
      <dd className="measure">{children}</dd>
    </div>
  );
}
