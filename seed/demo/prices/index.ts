import { mounjaroPrices } from './mounjaro.ts';
import type { PriceTable } from './price-table.ts';
import { saxendaPrices } from './saxenda.ts';
import { termsByProvider, type Terms } from './terms.ts';
import { wegovyPrices } from './wegovy.ts';

/** One dose of one medication at one provider. */
export type ProductData = Terms & {
  providerSlug: string;
  medicationSlug: string;
  dose: string;
  /** At the end of August 2025, and on the day of seeding. */
  pricePence: number;
  /** At the end of July 2025. */
  julyPence: number;
  /** At the end of August 2025, and on the day of seeding. */
  inStock: boolean;
};

/** The 162 products of the demo data. */
export const products: ProductData[] = [
  ...productsOf('mounjaro', mounjaroPrices),
  ...productsOf('wegovy', wegovyPrices),
  ...productsOf('saxenda', saxendaPrices),
];

function productsOf(medicationSlug: string, table: PriceTable): ProductData[] {
  return Object.entries(table).flatMap(([providerSlug, doses]) => {
    const terms = termsByProvider[providerSlug];
    if (!terms) throw new Error(`The demo data has no terms for ${providerSlug}.`);
    return Object.entries(doses).map(([dose, [pricePence, julyPence, stock]]) => ({
      ...terms,
      providerSlug,
      medicationSlug,
      dose,
      pricePence,
      julyPence,
      inStock: stock !== 'out of stock',
    }));
  });
}
