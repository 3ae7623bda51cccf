import { periodsSince } from '#contract/rules/price-periods.ts';
import { startOfRange, type HistoryRange } from '#contract/rules/history-range.ts';
import { totalCost } from '#contract/rules/total-cost.ts';
import type { PricePeriod } from '#contract/schemas/price-history.ts';
import type { Step } from '../charts/step-path.ts';

/** A total; whether it has all fees. */
export type TotalStep = Step & { isComplete: boolean };

/** The total to pay in each known period of a range up to `at`, an ISO time; amounts in pence. */
export function totalSteps(
  periods: readonly PricePeriod[],
  { at, range }: { at: string; range: HistoryRange },
): TotalStep[] {
  const [oldest] = periods;
  if (!oldest) return [];
  const from = startOfRange(range, { at: new Date(at), first: Date.parse(oldest.from) });
  return periodsSince(periods, new Date(from)).map((period) => ({
    from: Date.parse(period.from),
    until: Date.parse(period.until),
    ...totalCost(period),
  }));
}
