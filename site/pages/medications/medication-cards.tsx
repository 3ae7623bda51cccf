import type { Medication } from '#contract/schemas/medication.ts';
import { MonthNote } from '#site/components/price/month-note.tsx';
import { filterOf, type MedicationChoice } from './choice.ts';
import { MedicationCard } from './medication-card.tsx';

type Props = { medications: readonly Medication[]; choice: MedicationChoice };

/** The medications to choose from. */
export function MedicationCards({ medications, choice }: Props) {
  const isPicking = choice.filter === 'all';
  return (
    <section
      aria-labelledby="medications"
      className={`flex flex-col gap-6 ${isPicking ? '' : 'border-t pt-8 print:hidden'}`}
    >
      <div className="flex flex-col gap-2">
        <h2 id="medications" className="text-2xl">
          {isPicking ? 'Pick a medication' : 'All medications'}
        </h2>
        <p className="measure text-muted">
          {isPicking && 'Choose one to see its overview, prices and details. '}
          Prices are the lowest in stock, with the total including consultation and delivery fees.{' '}
          <MonthNote />
        </p>
      </div>
      <ul className="grid gap-4 lg:grid-cols-3 lg:gap-6">
        {medications.map((medication) => (
          <MedicationCard
            key={medication.id}
            medication={medication}
            tab={choice.tab}
            isChosen={filterOf(medication) === choice.filter}
          />
        ))}
      </ul>
    </section>
  );
}
