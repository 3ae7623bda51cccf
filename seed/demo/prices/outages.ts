import { createRandom } from '#seed/random.ts';
import type { ProductData } from './index.ts';
import { dayOf, firstMonth, monthsUntil, type Month } from './months.ts';

/** While a product was out of stock. */
export type Outage = { from: Date; until: Date };

const hour = 6;
/** How likely a product runs out in a month. */
const usual = 0.03;

/**
 * When a product was out of stock since June 2025. At the end of July it is not; at the end of August, and from
 * `settledAt` on, it is as the price tables say.
 */
export function outages(product: ProductData, settledAt: Date): Outage[] {
  const { providerSlug, medicationSlug, dose, inStock } = product;
  const random = createRandom(`stock ${providerSlug} ${medicationSlug} ${dose}`);
  const passed = monthsUntil(firstMonth, settledAt).flatMap((month): Outage[] => {
    const runsOut = random.happens(likelihood(product, month));
    const firstDay = random.integer(1, 25);
    const days = random.integer(8, 34);
    if (month === '2025-07') return [];
    if (month === '2025-08') return inStock ? [] : [outOfAugust(random.integer(4, 14), days)];
    return runsOut ? [outage(month, firstDay, days)] : [];
  });
  return [
    ...passed.map(({ from, until }) => ({ from, until: until < settledAt ? until : settledAt })),
    ...(inStock ? [] : [{ from: settledAt, until: endOfTime }]),
  ];
}

const endOfTime = new Date(8.64e15);

function outage(month: Month, firstDay: number, days: number): Outage {
  return {
    from: dayOf(month, firstDay, { hour }),
    until: dayOf(month, firstDay + days, { hour }),
  };
}

/** What was out of stock in August came back in September or October. */
function outOfAugust(firstDay: number, days: number): Outage {
  return {
    from: dayOf('2025-08', firstDay, { hour }),
    until: dayOf('2025-09', 4 + days, { hour }),
  };
}

/** After the prices of Mounjaro had gone up, its higher doses ran short. */
function likelihood({ medicationSlug, dose }: ProductData, month: Month): number {
  const isShort = month === '2025-10' || month === '2025-11';
  return isShort && medicationSlug === 'mounjaro' && Number.parseFloat(dose) >= 10 ? 0.25 : usual;
}
