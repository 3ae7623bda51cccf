import type { MonthListing } from '#contract/rules/month-figures.ts';
import { medications } from '../medications.ts';
import { products, type ProductData } from '../prices/index.ts';
import { providers } from '../providers/index.ts';

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
    provider: provider.name,
    providerType: provider.type,
    medication: medication.name,
    baselinePence: product.monthAgoPence,
    isRegistered: provider.registers.length > 0,
  };
});

/** The products whose price is another than a month before. */
export const changedListings = listings.filter(
  ({ pricePence, monthAgoPence }) => pricePence !== monthAgoPence,
);
