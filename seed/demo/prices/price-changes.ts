import { createRandom } from '#seed/random.ts';
import type { ProductData } from './index.ts';
import { isAnnounced, marketLevel } from './market-events.ts';
import { dayOf, firstMonth, monthsUntil } from './months.ts';

/** A price that was set, and when. */
export type PriceChangeData = { pricePence: number; changedAt: Date };

/** Prices change on these days, so that each month's are seen before it ends, whatever the weekday of the checks. */
const changeDays = [2, 18] as const;
const hour = 6;
const day = 24 * 60 * 60 * 1000;
/** Nothing changes so shortly before the last change. */
const daysOfRest = 10;

/**
 * The prices of a product since June 2025, oldest first. At the end of August 2025 it is that of the price tables, and from
 * `settledAt` on again. What lies between does not depend on the day of seeding. A provider changes the prices of a
 * medication on one day and in one direction, apart from August 2025, which the tables give.
 */
export function priceChanges(product: ProductData, settledAt: Date): PriceChangeData[] {
  const { providerSlug, medicationSlug, dose, julyPence, pricePence } = product;
  const random = createRandom(`prices ${providerSlug} ${medicationSlug}`);
  const doseRandom = createRandom(`prices ${providerSlug} ${medicationSlug} ${dose}`);
  const juneLevel = random.happens(0.5) ? between(random, -0.04, 0.04) : 0;

  let level = 0;
  const changes = monthsUntil(firstMonth, settledAt).map((month): PriceChangeData => {
    const changeDay = random.integer(...changeDays);
    const changedAt = dayOf(month, changeDay, { hour });
    if (random.happens(0.25) && month > '2025-08') {
      level = between(random, -0.03, 0.03) + between(doseRandom, -0.004, 0.004);
    }
    if (month === '2025-06') {
      return {
        pricePence: wholePoundsAway(julyPence, juneLevel),
        changedAt: dayOf(month, 1, { hour: 0 }),
      };
    }
    if (month === '2025-07') return { pricePence: julyPence, changedAt };
    if (month === '2025-08') return { pricePence, changedAt };
    return {
      pricePence: wholePoundsAway(pricePence, level + marketLevel(product, month)),
      changedAt:
        month === '2025-09' && isAnnounced(product) ? dayOf(month, 1, { hour }) : changedAt,
    };
  });
  const lastPossible = new Date(settledAt.getTime() - daysOfRest * day);
  return [
    ...changes.filter(({ changedAt }, index) => index === 0 || changedAt <= lastPossible),
    { pricePence, changedAt: settledAt },
  ].filter((change, index, all) => change.pricePence !== all[index - 1]?.pricePence);
}

function between(random: { fraction: () => number }, min: number, max: number): number {
  return min + random.fraction() * (max - min);
}

function wholePoundsAway(pence: number, level: number): number {
  return pence + Math.round((pence * level) / 100) * 100;
}
