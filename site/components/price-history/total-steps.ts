import { periodsSince } from '#contract/rules/price-periods.ts';
import { startOfRange, type HistoryRange } from '#contract/rules/history-range.ts';
import { totalCost } from '#contract/rules/total-cost.ts';
import type { PricePeriod } from '#contract/schemas/price-history.ts';
import type { Step } from '../charts/step-path.ts';

/** A total; whether it has all fees. */
export type TotalStep = Step & { isComplete: boolean };

/**
 * The totals to pay, in pence, as far as they are known in a range up to `at`, an ISO time: one step for as long as a total
 * stayed the same, whatever else changed.
 */
export function totalSteps(
  periods: readonly PricePeriod[],
  { at, range }: { at: string; range: HistoryRange },
): TotalStep[] {
  const [oldest] = periods;
  if (!oldest) return [];
  const from = startOfRange(range, { at: new Date(at), first: Date.parse(oldest.from) });
  const steps: TotalStep[] = [];
  for (const period of periodsSince(periods, new Date(from))) {
    const { pence, isComplete } = totalCost(period);
    const step = {
      from: Date.parse(period.from),
      until: Date.parse(period.until),
      pence,
      isComplete,
    };
    const before = steps.at(-1);
    if (before?.until === step.from && before.pence === pence && before.isComplete === isComplete)
      before.until = step.until;
    else steps.push(step);
  }
  return steps;
}
