import { median } from './median.ts';
import type { Pence } from './money.ts';
import { periodAt, pricePeriods, type Seen } from './price-periods.ts';
import { forOrder, totalCost, type OrderKind, type OrderTerms } from './total-cost.ts';

/** How many days an offer is compared with. */
export const medianDays = 90;

/**
 * On how many of them at least the total must be known. A price that others are compared with has to be the genuinely
 * established, usual one ([CAP’s advice on savings claims](https://www.asa.org.uk/advice-online/promotional-savings-claims.html),
 * which goes by CTSI’s Guidance for Traders on Pricing Practices). Neither gives a number any more: 28 days were asked for until
 * 2016, and Article 6a of Directive 98/6/EC looks back over at least 30.
 */
export const leastKnownDays = 30;

const day = 24 * 60 * 60 * 1000;

/** An observation with what makes a first order and a repeat order differ. */
export type SeenTerms = Seen & OrderTerms;

/**
 * The median of what an order came to in the last 90 days, a day at a time, in pence, from a product's observations, oldest
 * first. Days on which the price or a fee was not known do not count; null if fewer than {@link leastKnownDays} do, which tell
 * of no usual total. Where nobody had noted how often the consultation fee is charged, it is taken to have been as often as was
 * noted last.
 */
export function medianTotal(
  seen: readonly SeenTerms[],
  { order, now }: { order: OrderKind; now: Date },
): Pence | null {
  const lastNoted = seen.findLast(({ consultationFeeBasis: basis }) => basis !== null);
  const consultationFeeBasis = lastNoted?.consultationFeeBasis ?? null;
  const orders = seen.map((terms) =>
    forOrder(
      { ...terms, consultationFeeBasis: terms.consultationFeeBasis ?? consultationFeeBasis },
      order,
    ),
  );
  const periods = pricePeriods(orders, now);
  const totals = Array.from({ length: medianDays }, (_, index) => {
    const time = new Date(now.getTime() - (index + 1) * day);
    const period = periodAt(periods, time.toISOString());
    return period ? totalCost(period) : undefined;
  });
  const known = totals.flatMap((total) => (total?.isComplete ? [total.pence] : []));
  return known.length < leastKnownDays ? null : median(known);
}
