import type { Pence } from './money.ts';

/** A price that changes by more than this share of the old one has to be confirmed, by whichever way it comes in. */
export const largeChange = 0.3;

/** Whether somebody has to confirm that a price changes like this; the old one is above zero. */
export function isLargeChange(from: Pence, to: Pence): boolean {
  return Math.abs(to - from) / from > largeChange;
}

type Prices = { pricePence: Pence; firstOrderPricePence?: Pence | null };

/** A price that a save changes by so much that somebody has to confirm it. */
export type LargeChange = { field: keyof Prices; from: Pence; to: Pence };

/**
 * The prices that a change of a product, or a new one, has to be confirmed for; a price of the first order that is new is
 * compared with the ordinary one.
 */
export function largeChanges(before: Prices | undefined, given: Partial<Prices>): LargeChange[] {
  const stored = before ?? { pricePence: given.pricePence ?? 0 };
  const { pricePence = stored.pricePence, firstOrderPricePence } = given;
  const changes: LargeChange[] = [{ field: 'pricePence', from: stored.pricePence, to: pricePence }];
  if (firstOrderPricePence && firstOrderPricePence !== stored.firstOrderPricePence) {
    const from = stored.firstOrderPricePence ?? pricePence;
    changes.push({ field: 'firstOrderPricePence', from, to: firstOrderPricePence });
  }
  return changes.filter(({ from, to }) => isLargeChange(from, to));
}

/** Clocks differ by less than this. */
const clockTolerance = 5 * 60 * 1000;

/** Whether a time of a check has not come yet; times are ISO. */
export function isFutureCheck(checkedAt: string, now: Date): boolean {
  return Date.parse(checkedAt) > now.getTime() + clockTolerance;
}

export const futureCheck =
  'The price cannot have been checked in the future. Correct the time of the check.';
