import { isAmount } from './amount.ts';
import type { Pence } from './money.ts';

/** A price that changes by more than this share of the old one, in per cent, has to be confirmed, by whichever way it comes in. */
export const largeChangePercent = 30;

/** Whether somebody has to confirm that a price changes like this; the old one is above zero. */
export function isLargeChange(from: Pence, to: Pence): boolean {
  return Math.abs(to - from) * 100 > from * largeChangePercent;
}

/** The amounts of a product that are compared with those that are stored, each with the smallest that it can be. */
export const smallestAmounts = {
  pricePence: 1,
  firstOrderPricePence: 1,
  consultationFeePence: 0,
  deliveryFeePence: 0,
} as const;

export type GatedAmount = keyof typeof smallestAmounts;

export const gatedAmounts = Object.keys(smallestAmounts) as GatedAmount[];

type Amounts = { [Name in GatedAmount]?: Pence | null };
type Fees = Pick<Amounts, 'consultationFeePence' | 'deliveryFeePence'>;
type Prices = Amounts & { pricePence: Pence };

/** A price, or the total of an order, that a save changes by so much that somebody has to confirm it. */
export type LargeChange = {
  field: 'pricePence' | 'firstOrderPricePence' | 'total';
  from: Pence;
  to: Pence;
};

/**
 * What somebody has to confirm of a change of a product, or of a new one. A price of the first order that is new is compared
 * with the ordinary one. Fees count by the total that they change: £2.95 for £4.95 is daily life, £4,900 for £49 is a slip.
 * A fee that is not known adds nothing to the total, so that one that becomes known is asked about if it is large, too.
 * Nobody is asked to confirm what is no amount, or no price where there has to be one: that is refused.
 */
export function largeChanges(before: Prices | undefined, given: Partial<Prices>): LargeChange[] {
  if (!gatedAmounts.every((name) => canBe(name, given[name]))) return [];
  const stored = before ?? { pricePence: given.pricePence ?? 0 };
  const {
    pricePence = stored.pricePence,
    firstOrderPricePence,
    consultationFeePence = stored.consultationFeePence,
    deliveryFeePence = stored.deliveryFeePence,
  } = given;
  const changes: LargeChange[] = [{ field: 'pricePence', from: stored.pricePence, to: pricePence }];
  if (firstOrderPricePence && firstOrderPricePence !== stored.firstOrderPricePence) {
    const from = stored.firstOrderPricePence ?? pricePence;
    changes.push({ field: 'firstOrderPricePence', from, to: firstOrderPricePence });
  }
  const feesBefore = knownFees(stored);
  const fees = knownFees({ consultationFeePence, deliveryFeePence });
  if (fees !== feesBefore) {
    const from = stored.pricePence + feesBefore;
    changes.push({ field: 'total', from, to: pricePence + fees });
  }
  return changes.filter(({ from, to }) => from > 0 && isLargeChange(from, to));
}

function canBe(name: GatedAmount, pence: Pence | null | undefined): boolean {
  if (pence === undefined) return true;
  return pence === null ? name !== 'pricePence' : isAmount(pence, smallestAmounts[name]);
}

function knownFees({ consultationFeePence, deliveryFeePence }: Fees): Pence {
  return (consultationFeePence ?? 0) + (deliveryFeePence ?? 0);
}

/** Clocks differ by less than this. */
const clockTolerance = 5 * 60 * 1000;

/** Whether a time of a check has not come yet; times are ISO. */
export function isFutureCheck(checkedAt: string, now: Date): boolean {
  return Date.parse(checkedAt) > now.getTime() + clockTolerance;
}

export const futureCheck =
  'The price cannot have been checked in the future. Correct the time of the check.';
