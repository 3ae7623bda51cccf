import { z } from 'zod';
import { isAmount } from '#collections/fields/pence.ts';
import type { PriceHistory, Product as StoredProduct } from '#collections/payload-types.ts';

import { freshnessAt } from '#contract/rules/freshness.ts';
import { toDecimalString, type Pence } from '#contract/rules/money.ts';
import { priceDifference } from '#contract/rules/price-change.ts';
import { idSchema, isoTimeSchema } from '#contract/schemas/fields.ts';
import type { PriceChange } from '#contract/schemas/price-change.ts';
import { companyProductSchema, type CompanyProduct } from '#contract/schemas/product.ts';
import type { MedicationPart } from './build-medications.ts';
import type { Moment } from './moment.ts';
import { relatedId } from './related-id.ts';

const priceSchema = z.number().refine((pence) => isAmount(pence, 1), 'Not a price in pence');
const feeSchema = z
  .number()
  .refine((pence) => isAmount(pence, 0), 'Not a fee in pence')
  .nullable();

const productPartSchema = companyProductSchema
  .pick({ id: true, dose: true, priceUnit: true, inStock: true, checkedAt: true })
  .extend({
    provider: idSchema,
    medication: idSchema,
    pricePence: priceSchema,
    consultationFeePence: feeSchema,
    deliveryFeePence: feeSchema,
  });
/** What a product says by itself. */
export type ProductPart = z.infer<typeof productPartSchema>;

/** @throws ZodError if the product is not one that could be shown. */
export function productPart(product: StoredProduct): ProductPart {
  return productPartSchema.parse({
    id: product.id,
    provider: relatedId(product.provider, 'provider'),
    medication: relatedId(product.medication, 'medication'),
    dose: product.dose,
    pricePence: product.pricePence,
    priceUnit: product.priceUnit,
    consultationFeePence: product.consultationFeePence ?? null,
    deliveryFeePence: product.deliveryFeePence ?? null,
    inStock: product.inStock ?? false,
    checkedAt: product.checkedAt,
  });
}

const pastPriceSchema = z.strictObject({
  product: idSchema,
  changedAt: isoTimeSchema,
  oldPricePence: priceSchema.nullable(),
  newPricePence: priceSchema,
});
/** What an entry of the price history says by itself. */
export type PastPrice = z.infer<typeof pastPriceSchema>;

/** @throws ZodError if the entry is not one that a price could be compared with. */
export function pastPrice(entry: PriceHistory): PastPrice {
  return pastPriceSchema.parse({
    product: relatedId(entry.product, 'product'),
    changedAt: entry.changedAt,
    oldPricePence: entry.oldPricePence ?? null,
    newPricePence: entry.newPricePence,
  });
}

type Ingredients = {
  product: ProductPart;
  medication: MedicationPart;
  /** The product's price history, at least as far back as the window of the arrows. */
  pastPrices: readonly PastPrice[];
  moment: Moment;
};

/** A product as the contract shows it. */
export function buildProduct({
  product,
  medication,
  pastPrices,
  moment,
}: Ingredients): CompanyProduct {
  return {
    id: product.id,
    name: medication.name,
    activeIngredient: medication.activeIngredient,
    dose: product.dose,
    price: toDecimalString(product.pricePence),
    priceUnit: product.priceUnit,
    consultationFee: toDecimalString(product.consultationFeePence),
    deliveryFee: toDecimalString(product.deliveryFeePence),
    inStock: product.inStock,
    priceChange: buildPriceChange(product.pricePence, pastPrices, moment),
    checkedAt: product.checkedAt,
    freshness: freshnessAt(product.checkedAt, moment.freshnessLimits),
  };
}

/** The price now against the price when the window began; a product that is newer, against its first price. */
function buildPriceChange(
  pricePence: Pence,
  pastPrices: readonly PastPrice[],
  { priceWindowStart }: Moment,
): PriceChange {
  const first = firstSince(priceWindowStart, pastPrices);
  const oldPricePence = first ? (first.oldPricePence ?? first.newPricePence) : pricePence;
  return {
    ...priceDifference(oldPricePence, pricePence),
    oldPrice: toDecimalString(oldPricePence),
    newPrice: toDecimalString(pricePence),
  };
}

function firstSince(start: string, pastPrices: readonly PastPrice[]): PastPrice | undefined {
  return pastPrices
    .filter(({ changedAt }) => changedAt >= start)
    .reduce<PastPrice | undefined>(
      (first, each) => (first && first.changedAt <= each.changedAt ? first : each),
      undefined,
    );
}
