import { formatTotal } from '#contract/rules/money.ts';
import { totalCost, type PricedRow } from '#contract/rules/total-cost.ts';

/** The total to pay; `at least` if a fee is unknown. */
export function Total({
  row,
  className = 'font-semibold',
}: {
  row: PricedRow;
  className?: string;
}) {
  const { pence, isComplete } = totalCost(row);
  return (
    <span>
      {!isComplete && <span className="text-sm text-muted">at least </span>}
      <span className={`whitespace-nowrap ${className}`}>{formatTotal(pence)}</span>
    </span>
  );
}
