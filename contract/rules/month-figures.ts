import { compareDoses } from './dose.ts';
import { groupBy } from './group-by.ts';
import type { Pence } from './money.ts';
import { hasCompanyType, type CompanyType } from './provider-type.ts';
import { percentageOf } from './rating.ts';
import type { PriceChangeRow } from './report-figures.ts';

/** A product as a report of a month sees it, under the names that people know. */
export type MonthListing = {
  provider: string;
  providerType: string;
  medication: string;
  dose: string;
  /** At the end of the month. */
  pricePence: Pence;
  /** At the end of the month before; null for what was not listed then. */
  baselinePence: Pence | null;
  /** At the end of the month; null if it is not known. */
  inStock: boolean | null;
  /** Whether the provider was on a register at the end of the month, as far as that is known. */
  isRegistered: boolean;
};

export type PriceRangeRow = {
  category: string;
  medication: string;
  lowestPence: Pence;
  highestPence: Pence;
};

export type DosePriceRow = {
  medication: string;
  dose: string;
  bestPence: Pence;
  highestPence: Pence;
  averagePence: Pence;
};

/** What the kinds of provider are called in a report, in its order. */
const categoryNames: readonly (readonly [CompanyType, string])[] = [
  ['online', 'Online'],
  ['retail', 'Retail'],
  ['specialist', 'Specialist'],
];

/**
 * The lowest and highest price in stock by kind of provider and medication, both in the order given; a provider can be of
 * two kinds, and of one on no register nothing counts.
 */
export function priceRanges(listings: readonly MonthListing[]): PriceRangeRow[] {
  const byMedication = [...groupBy(listings.filter(isOnSale), medicationOf)];
  return categoryNames.flatMap(([type, category]) =>
    byMedication.flatMap(([medication, ofMedication]) => {
      const prices = ofMedication
        .filter(({ providerType }) => hasCompanyType(providerType, type))
        .map(({ pricePence }) => pricePence);
      if (prices.length === 0) return [];
      const range = { lowestPence: Math.min(...prices), highestPence: Math.max(...prices) };
      return [{ category, medication, ...range }];
    }),
  );
}

/**
 * The best, highest and average price in stock of each dose, of providers on a register: medications as they come, doses
 * by strength.
 */
export function dosePrices(listings: readonly MonthListing[]): DosePriceRow[] {
  return [...groupBy(listings.filter(isOnSale), medicationOf)].flatMap(
    ([medication, ofMedication]) =>
      [...groupBy(ofMedication, ({ dose }) => dose)]
        .toSorted(([a], [b]) => compareDoses(a, b))
        .map(([dose, offers]) => {
          const prices = offers.map(({ pricePence }) => pricePence);
          return {
            medication,
            dose,
            bestPence: Math.min(...prices),
            highestPence: Math.max(...prices),
            averagePence: Math.round(prices.reduce((sum, price) => sum + price) / prices.length),
          };
        }),
  );
}

/** The prices that are others than a month before; what is new is no change. */
export function changedPrices(listings: readonly MonthListing[]): PriceChangeRow[] {
  return listings.flatMap(({ provider, medication, dose, baselinePence, pricePence }) =>
    baselinePence === null || baselinePence === pricePence
      ? []
      : [{ provider, medication, dose, baselinePence, currentPence: pricePence }],
  );
}

type Counted = {
  listings: readonly MonthListing[];
  providerCount: number;
  /** Offers that hold. */
  offerCount: number;
};

/** What a report counts, by the label under which it says so. */
export function monthCounts({
  listings,
  providerCount,
  offerCount,
}: Counted): ReadonlyMap<string, string> {
  const changes = changedPrices(listings);
  const increases = changes.filter((row) => row.currentPence > row.baselinePence).length;
  const share = (count: number) => `${percentageOf(count, listings.length)}%`;
  return new Map([
    ['products analysed', String(listings.length)],
    ['products tracked', String(listings.length)],
    ['providers tracked', String(providerCount)],
    ['of products changed price', share(changes.length)],
    ['of products in stock', inStockShare(listings)],
    ['price increases', String(increases)],
    ['price decreases', String(changes.length - increases)],
    ['offers running', String(offerCount)],
  ]);
}

/** Of those whose stock is known. */
function inStockShare(listings: readonly MonthListing[]): string {
  const known = listings.filter(({ inStock }) => inStock !== null);
  if (known.length === 0) return 'not known';
  return `${percentageOf(known.filter(isInStock).length, known.length)}%`;
}

function isOnSale({ inStock, isRegistered }: MonthListing): boolean {
  return inStock === true && isRegistered;
}

function isInStock({ inStock }: MonthListing): boolean {
  return inStock === true;
}

function medicationOf({ medication }: MonthListing): string {
  return medication;
}
