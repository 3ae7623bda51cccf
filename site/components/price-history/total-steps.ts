import { periodsSince } from '#contract/rules/price-periods.ts';
import { startOfRange, type HistoryRange } from '#contract/rules/history-range.ts';
import { totalCost } from '#contract/rules/total-cost.ts';
import type { PricePeriod } from '#contract/schemas/price-history.ts';
import type { Step } from '../charts/step-path.ts';
import { stepsOf } from './steps-of.ts';

/** The total to pay in each known period of a range up to `at`, an ISO time; amounts in pence. */
export function totalSteps(
  periods: readonly PricePeriod[],
  { at, range }: { at: string; range: HistoryRange },
): Step[] {
  const [oldest] = periods;
  if (!oldest) return [];
  const from = startOfRange(range, { at: new Date(at), first: Date.parse(oldest.from) });
  return stepsOf(periodsSince(periods, new Date(from)), (period) => totalCost(period).pence);
}
