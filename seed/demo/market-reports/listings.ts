import type { MonthData, MonthListing } from '#contract/rules/month-listing.ts';
import { medications } from '../medications.ts';
import { products, type ProductData } from '../prices/index.ts';
import { providers } from '../providers/index.ts';

const asOf = '2025-08-31T23:00:00.000Z';

/** A product under the names that people know. */
export type Listing = ProductData & MonthListing;

/** Every product of the demo data, with the names of its provider and medication. */
export const listings: Listing[] = products.map((product) => {
  const provider = providers.find(({ slug }) => slug === product.providerSlug);
  const medication = medications.find(({ slug }) => slug === product.medicationSlug);
  if (!provider || !medication) {
    throw new Error(`The demo data has no names for a product of ${product.providerSlug}.`);
  }
  return {
    ...product,
    product: `${product.providerSlug} ${product.medicationSlug} ${product.dose}`,
    provider: provider.name,
    providerType: provider.type,
    medication: medication.name,
    baselinePence: product.monthAgoPence,
    seenAt: asOf,
    sourceUrl: null,
    isStale: false,
    isRegistered: provider.registers.length > 0,
  };
});

/** The products whose price is another than a month before. */
export const changedListings = listings.filter(
  ({ pricePence, monthAgoPence }) => pricePence !== monthAgoPence,
);

/** The same as the figures of a report are worked out from. */
export const august: MonthData = {
  month: '2025-08',
  asOf,
  providerCount: providers.length,
  offerCount: 0,
  listings,
};
