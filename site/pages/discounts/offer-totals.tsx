import { counted } from '#contract/rules/counted.ts';
import { formatTotal, toPence } from '#contract/rules/money.ts';
import { medianDays } from '#contract/rules/median-total.ts';
import type { Discount, OfferTotal } from '#contract/schemas/discount.ts';
import { Sum } from '#site/components/price/sum.tsx';

type Props = { discount: Pick<Discount, 'forWhom' | 'totals'> };

/** What orders come to with an offer: the lowest dose in sight, the others behind a summary, and all of them on paper. */
export function OfferTotals({ discount: { forWhom, totals } }: Props) {
  const [first, ...others] = totals;
  if (!first) {
    return <p className="text-sm text-muted">What it comes to: see the provider.</p>;
  }
  return (
    <div className="flex flex-col gap-2 text-sm">
      <Line total={first} forWhom={forWhom} />
      {others.length > 0 && (
        <details className="printed-unfolded">
          <summary className="text-link w-fit py-1">
            {counted(others.length, 'other dose')} with this offer
          </summary>
          <ul className="flex flex-col gap-2 pt-1">
            {others.map((total) => (
              <li key={total.productId}>
                <Line total={total} forWhom={forWhom} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

function Line({ total, forWhom }: { total: OfferTotal; forWhom: Discount['forWhom'] }) {
  const { name, dose, newPatient, returningPatient } = total;
  return (
    <p>
      <strong>
        {name} {dose}
      </strong>
      : <Sum pence={toPence(newPatient.total)} isComplete={newPatient.isComplete} /> in total for a
      new patient,{' '}
      <Sum pence={toPence(returningPatient.total)} isComplete={returningPatient.isComplete} /> for a
      returning one.{' '}
      <span className="text-muted">
        {comparisonText(forWhom === 'returning' ? returningPatient : newPatient, total.medianTotal)}
      </span>
    </p>
  );
}

/** How the total with an offer compares with what it usually was. */
export function comparisonText(
  { total, isComplete }: OfferTotal['newPatient'],
  medianTotal: string | null,
): string {
  if (medianTotal === null || !isComplete)
    return `We cannot compare this with the usual total of the last ${medianDays} days.`;
  const difference = toPence(total) - toPence(medianTotal);
  const median = `the median total of the last ${medianDays} days, ${formatTotal(toPence(medianTotal))}`;
  if (difference === 0) return `As much as ${median}.`;
  return `${formatTotal(Math.abs(difference))} ${difference < 0 ? 'below' : 'above'} ${median}.`;
}
