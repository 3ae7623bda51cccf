import type { PricePeriod } from '#contract/schemas/price-history.ts';
import type { Step } from '../charts/step-path.ts';

/** Periods as the steps of a line, at an amount of each in pence. */
export function stepsOf(
  periods: readonly PricePeriod[],
  penceOf: (period: PricePeriod) => number,
): Step[] {
  return periods.map((period) => ({
    from: Date.parse(period.from),
    until: Date.parse(period.until),
    pence: penceOf(period),
  }));
}
