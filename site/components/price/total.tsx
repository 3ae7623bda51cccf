import { totalCost, type PricedRow } from '#contract/rules/total-cost.ts';
import { Sum } from './sum.tsx';

/** What a patient pays in all; `at least` where a fee is unknown. */
export function Total({ row, className }: { row: PricedRow; className?: string }) {
  return <Sum {...totalCost(row)} className={className} />;
}
