import type { ReactNode } from 'react';
import { counted, nounFor } from '#contract/rules/counted.ts';
import { groupBy } from '#contract/rules/group-by.ts';
import type { Heading } from '#contract/schemas/guide.ts';
import type { ReportBlockOf } from '#contract/schemas/market-report.ts';
import { DotChart } from '#site/components/charts/dot-chart.tsx';
import { AllChanges } from '../all-changes.tsx';
import { ChangesByDose } from '../changes-by-dose.tsx';
import { ChangesByProvider } from '../changes-by-provider.tsx';
import { priceChangeParts } from '../price-change-parts.ts';

/** Price changes: an overview, by provider, by dose, and one by one. */
export function Block({
  medication,
  caption,
  records,
  byProvider,
  byDose,
}: ReportBlockOf<'priceChanges'>) {
  const changed = records.filter(({ direction }) => direction !== 'same');
  const stayed = records.length - changed.length;
  const parts = priceChangeParts({ medication, records });
  const max = Math.max(...byDose.flatMap(({ increases, decreases }) => [increases, decreases]));
  return (
    <>
      {changed.length > 0 && (
        <DotChart
          title={caption}
          legend={`${nounFor(changed.length, 'The dot is', 'Each dot is one of')} ${counted(changed.length, 'price')}, placed by its percentage change. The tables below have the same figures.`}
          groups={[...groupBy(changed, ({ medication: of }) => of)].map(([name, changes]) => ({
            name,
            changes,
          }))}
        />
      )}
      <Part heading={parts.byProvider}>
        <ChangesByProvider medication={medication} summaries={byProvider} />
      </Part>
      <Part heading={parts.byDose}>
        <div className="flex flex-col gap-10">
          {[...groupBy(byDose, ({ medication: of }) => of)].map(([name, summaries]) => (
            <ChangesByDose key={name} medication={name} summaries={summaries} max={max} />
          ))}
        </div>
      </Part>
      <Part heading={parts.all}>
        {stayed > 0 && (
          <p className="measure text-muted">
            {counted(stayed, 'price')} stayed as {nounFor(stayed, 'it was', 'they were')}; in the
            averages above {nounFor(stayed, 'it counts', 'they count')}.
          </p>
        )}
        {changed.length > 0 && <AllChanges records={changed} />}
      </Part>
    </>
  );
}

function Part({ heading, children }: { heading: Heading; children: ReactNode }) {
  return (
    <section aria-labelledby={heading.id} className="flex flex-col gap-4 pt-4">
      <h3 id={heading.id} className="scroll-mt-4 text-xl">
        {heading.text}
      </h3>
      {children}
    </section>
  );
}
