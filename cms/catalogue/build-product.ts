import type {
  Medication,
  PriceHistory,
  Product as StoredProduct,
} from '#collections/payload-types.ts';
import { isStale } from '#contract/rules/date.ts';
import { toDecimalString, type Pence } from '#contract/rules/money.ts';
import { priceChangeWindowDays, priceDifference } from '#contract/rules/price-change.ts';
import type { PriceChange } from '#contract/schemas/price-change.ts';
import type { CompanyProduct } from '#contract/schemas/product.ts';

type Ingredients = {
  product: StoredProduct;
  medication: Medication;
  /** The product's price history, at least as far back as the window of the arrows. */
  changes: readonly PriceHistory[];
  now: Date;
};

/** A product as the contract shows it. */
export function buildProduct({ product, medication, changes, now }: Ingredients): CompanyProduct {
  return {
    id: product.id,
    name: medication.name,
    activeIngredient: medication.activeIngredient,
    dose: product.dose,
    price: toDecimalString(product.pricePence),
    priceUnit: product.priceUnit,
    consultationFee: toDecimalString(product.consultationFeePence ?? null),
    deliveryFee: toDecimalString(product.deliveryFeePence ?? null),
    inStock: product.inStock ?? false,
    priceChange: buildPriceChange(product.pricePence, changes, now),
    checkedAt: product.checkedAt,
    isStale: isStale(product.checkedAt, now),
  };
}

/** The price now against the price when the window began; a product that is newer, against its first price. */
function buildPriceChange(
  pricePence: Pence,
  changes: readonly PriceHistory[],
  now: Date,
): PriceChange {
  const windowStart = new Date(now);
  windowStart.setUTCDate(windowStart.getUTCDate() - priceChangeWindowDays);
  const [first] = changes
    .filter(({ changedAt }) => changedAt >= windowStart.toISOString())
    .toSorted((a, b) => a.changedAt.localeCompare(b.changedAt));
  const oldPricePence = first ? (first.oldPricePence ?? first.newPricePence) : pricePence;
  return {
    ...priceDifference(oldPricePence, pricePence),
    oldPrice: toDecimalString(oldPricePence),
    newPrice: toDecimalString(pricePence),
  };
}
