import { totalCost, type PricedRow } from '#contract/rules/total-cost.ts';
import { Sum } from './sum.tsx';

/** The total to pay; `at least` if a fee is unknown. */
export function Total({ row, className }: { row: PricedRow; className?: string }) {
  return <Sum {...totalCost(row)} className={className} />;
}
