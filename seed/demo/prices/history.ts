import { daysBefore } from '#seed/days.ts';
import { createRandom } from '#seed/random.ts';
import { feePeriods, type FeePeriod } from './fee-periods.ts';
import type { ProductData } from './index.ts';
import { dayOf, firstMonth } from './months.ts';
import { outages } from './outages.ts';
import { priceChanges } from './price-changes.ts';

/** What a check of a product found, and when. */
export type CheckData = Pick<
  ProductData,
  'consultationFeePence' | 'deliveryFeePence' | 'inStock' | 'pricePence'
> & { seenAt: string };

const day = 24 * 60 * 60 * 1000;
const week = 7 * day;

/**
 * What was found of a product, oldest first: a check every week since June 2025, also when nothing had changed, and at
 * last the one on the day that its terms name, which finds what the price tables say.
 */
export function historyOf(product: ProductData, date: Date): CheckData[] {
  const { pricePence, consultationFeePence, deliveryFeePence, inStock, providerSlug } = product;
  const settledAt = settledAtOf(product, date);
  const prices = priceChanges(product, settledAt);
  const outOfStock = outages(product, settledAt);
  const fees = feePeriods.filter((period) => period.providerSlug === providerSlug);
  const lastSeenAt = lastCheckAt(product, date);

  const earlier = weeklyChecks(product, new Date(Date.parse(lastSeenAt) - day)).map(
    (time): CheckData => {
      const seenAt = time.toISOString();
      const period =
        time < settledAt && fees.find(({ from, until }) => from <= seenAt && seenAt < until);
      return {
        consultationFeePence,
        deliveryFeePence,
        ...(period && feesOf(period)),
        pricePence: prices.findLast(({ changedAt }) => changedAt <= time)?.pricePence ?? pricePence,
        inStock: !outOfStock.some(({ from, until }) => from <= time && time < until),
        seenAt,
      };
    },
  );
  return [
    ...earlier,
    { pricePence, consultationFeePence, deliveryFeePence, inStock, seenAt: lastSeenAt },
  ];
}

/** When a product was looked at last; an ISO time. */
export function lastCheckAt(product: ProductData, date: Date): string {
  const { providerSlug, medicationSlug, dose, checkedDaysAgo } = product;
  const random = createRandom(`check ${providerSlug} ${medicationSlug} ${dose}`);
  return daysBefore(date, checkedDaysAgo, {
    hour: random.integer(16, 18),
    minute: random.integer(0, 59),
  });
}

/** Some days before its last check a provider set its prices as they are. */
function settledAtOf({ providerSlug, medicationSlug, checkedDaysAgo }: ProductData, date: Date) {
  const random = createRandom(`settled ${providerSlug} ${medicationSlug}`);
  return new Date(daysBefore(date, checkedDaysAgo + random.integer(1, 18), { hour: 6 }));
}

/** All products of a provider are looked at on the same day of the week, one after the other. */
function weeklyChecks({ providerSlug, medicationSlug, dose }: ProductData, end: Date): Date[] {
  const provider = createRandom(`weekly check ${providerSlug}`);
  const first = dayOf(firstMonth, provider.integer(2, 8), { hour: provider.integer(8, 15) });
  const minute = createRandom(`minute ${providerSlug} ${medicationSlug} ${dose}`).integer(0, 59);
  const start = first.getTime() + minute * 60_000;
  const checks = Math.max(0, Math.ceil((end.getTime() - start) / week));
  return Array.from({ length: checks }, (_, index) => new Date(start + index * week));
}

function feesOf({ providerSlug: _slug, from: _from, until: _until, ...fees }: FeePeriod) {
  return fees;
}
