import type { PricePeriod } from '../schemas/price-history.ts';
import { median } from './median.ts';
import type { Pence } from './money.ts';
import { periodAt } from './price-periods.ts';
import { totalCost } from './total-cost.ts';

/** How many days an offer is compared with. */
export const medianDays = 90;

const day = 24 * 60 * 60 * 1000;

/**
 * The median of what any order came to in the last 90 days, a day at a time, in pence. Days on which the price or a fee
 * was not known do not count; null if none does.
 */
export function medianTotal(periods: readonly PricePeriod[], now: Date): Pence | null {
  const totals = Array.from({ length: medianDays }, (_, index) => {
    const period = periodAt(periods, new Date(now.getTime() - (index + 1) * day));
    return period ? totalCost(period) : undefined;
  });
  return median(totals.flatMap((total) => (total?.isComplete ? [total.pence] : [])));
}
