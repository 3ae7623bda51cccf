import { daysBefore } from '#seed/days.ts';
import { createRandom } from '#seed/random.ts';
import type { ProductData } from './index.ts';

/** A price that was set, and when. */
export type PriceChangeData = { pricePence: number; changedAt: string };

const months = 12;
const daysInMonth = 30;
/** The change of the latest month lies well inside the window of 31 days, the one before well outside. */
const latestChange = { leastDaysAgo: 3, mostDaysAgo: 27 };
const earlierChange = { leastDaysAgo: 36 };

/**
 * A year of monthly prices of a product, oldest first. A provider changes the prices of a medication on one day
 * and in one direction, apart from the latest month, which the price tables give.
 */
export function priceChanges(product: ProductData, date: Date): PriceChangeData[] {
  const { providerSlug, medicationSlug, dose, monthAgoPence, pricePence, checkedDaysAgo } = product;
  const random = createRandom(`prices ${providerSlug} ${medicationSlug}`);
  const hour = random.integer(8, 15);
  // A price was looked at on the day of its change or later.
  const latestDaysAgo = random.integer(
    Math.min(Math.max(latestChange.leastDaysAgo, checkedDaysAgo), latestChange.mostDaysAgo),
    latestChange.mostDaysAgo,
  );
  const earlierDaysAgo = Math.max(earlierChange.leastDaysAgo, checkedDaysAgo);

  const prices = [{ pricePence: monthAgoPence, daysAgo: earlierDaysAgo + random.integer(0, 9) }];
  let level = 1;
  for (let month = 1; month < months; month += 1) {
    level = nextLevel(level, random.fraction());
    prices.unshift({
      pricePence: wholePoundsAway(monthAgoPence, level),
      daysAgo: earlierDaysAgo + month * daysInMonth + random.integer(0, 9),
    });
  }
  prices.push({ pricePence, daysAgo: latestDaysAgo });

  const minute = createRandom(`minute ${providerSlug} ${medicationSlug} ${dose}`).integer(0, 59);
  return prices.flatMap((price, index) => {
    if (price.pricePence === prices[index - 1]?.pricePence) return [];
    return [
      {
        pricePence: price.pricePence,
        changedAt: daysBefore(date, price.daysAgo, { hour, minute }),
      },
    ];
  });
}

/** The level of prices a month earlier: one to five per cent away, and never far from where it ends. */
function nextLevel(level: number, chance: number): number {
  const step = 0.01 + Math.abs(chance - 0.5) * 0.08;
  const isHigher = level > 1.1 || (level > 0.88 && chance < 0.5);
  return isHigher ? level - step : level + step;
}

function wholePoundsAway(pence: number, level: number): number {
  return pence + Math.round((pence * (level - 1)) / 100) * 100;
}
