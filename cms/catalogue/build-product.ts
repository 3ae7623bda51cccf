import { z } from 'zod';
import { isAmount } from '#contract/rules/amount.ts';
import type { Observation, Product as StoredProduct } from '#collections/payload-types.ts';
import { newestObservationOf } from '#collections/products/newest-observation.ts';
import { feeBasisOf } from '#contract/rules/consultation-fee-basis.ts';
import { freshnessAt } from '#contract/rules/freshness.ts';
import { toDecimalString, type Pence } from '#contract/rules/money.ts';
import { priceDifference, type ComparedPrice } from '#contract/rules/price-change.ts';
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
  .pick({
    id: true,
    dose: true,
    priceUnit: true,
    consultationFeeBasis: true,
    inStock: true,
    checkedAt: true,
    evidenceSha256: true,
  })
  .extend({
    provider: idSchema,
    medication: idSchema,
    pricePence: priceSchema,
    firstOrderPricePence: priceSchema.nullable(),
    consultationFeePence: feeSchema,
    deliveryFeePence: feeSchema,
  });
/** A product, without what depends on other documents. */
export type ProductPart = z.infer<typeof productPartSchema>;

/** What a part is built from: a stored product, or an observation of one. */
export type ProductSource = Pick<
  StoredProduct,
  | 'checkedAt'
  | 'consultationFeeBasis'
  | 'consultationFeePence'
  | 'deliveryFeePence'
  | 'dose'
  | 'firstOrderPricePence'
  | 'id'
  | 'medication'
  | 'pricePence'
  | 'priceUnit'
  | 'provider'
> & { inStock?: boolean | null; evidenceSha256: string | null };

/** @throws ZodError if the product is not one that could be shown. */
export function storedProductPart(product: StoredProduct): ProductPart {
  return productPart({
    ...product,
    evidenceSha256: newestObservationOf(product)?.evidence ?? null,
  });
}

/** @throws ZodError if the product cannot be shown. */
export function productPart(product: ProductSource): ProductPart {
  const consultationFeePence = product.consultationFeePence ?? null;
  return productPartSchema.parse({
    id: product.id,
    provider: relatedId(product.provider, 'provider'),
    medication: relatedId(product.medication, 'medication'),
    dose: product.dose,
    pricePence: product.pricePence,
    priceUnit: product.priceUnit,
    firstOrderPricePence: product.firstOrderPricePence ?? null,
    consultationFeePence,
    consultationFeeBasis: feeBasisOf(consultationFeePence, product.consultationFeeBasis ?? null),
    deliveryFeePence: product.deliveryFeePence ?? null,
    inStock: product.inStock ?? null,
    checkedAt: product.checkedAt,
    evidenceSha256: product.evidenceSha256,
  });
}

const pastPriceSchema = z.strictObject({
  product: idSchema,
  recordedAt: isoTimeSchema,
  seenAt: isoTimeSchema,
  pricePence: priceSchema,
  inStock: z.boolean().nullable(),
  isListed: z.boolean(),
});
/** The price that an observation records. */
export type PastPrice = z.infer<typeof pastPriceSchema>;

/** @throws ZodError if the observation's price cannot be compared with another. */
export function pastPrice(
  observation: Pick<
    Observation,
    'inStock' | 'isListed' | 'pricePence' | 'product' | 'recordedAt' | 'seenAt'
  >,
): PastPrice {
  return pastPriceSchema.parse({
    product: relatedId(observation.product, 'product'),
    recordedAt: observation.recordedAt,
    seenAt: observation.seenAt,
    pricePence: observation.pricePence,
    inStock: observation.inStock ?? null,
    isListed: observation.isListed,
  });
}

type Ingredients = {
  product: ProductPart;
  medication: MedicationPart;
  /** The product's observations in the price-change window, and the last one before it. */
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
    firstOrderPrice: toDecimalString(product.firstOrderPricePence),
    consultationFee: toDecimalString(product.consultationFeePence),
    consultationFeeBasis: product.consultationFeeBasis,
    deliveryFee: toDecimalString(product.deliveryFeePence),
    inStock: product.inStock,
    priceChange: buildPriceChange(comparedPrice({ product, pastPrices }, moment)),
    checkedAt: product.checkedAt,
    evidenceSha256: product.evidenceSha256,
    freshness: freshnessAt(product.checkedAt, moment.freshnessLimits),
  };
}

function buildPriceChange({ baselinePence, currentPence }: ComparedPrice): PriceChange | null {
  if (baselinePence === null) return null;
  return {
    oldPrice: toDecimalString(baselinePence),
    newPrice: toDecimalString(currentPence),
    ...priceDifference(baselinePence, currentPence),
  };
}

/** A price now and when the window began, by the rule of reports: it was listed and fresh both times, or is not compared. */
export function comparedPrice(
  { product, pastPrices }: Pick<Ingredients, 'pastPrices' | 'product'>,
  moment: Moment,
): ComparedPrice {
  const isFresh = freshnessAt(product.checkedAt, moment.freshnessLimits) !== 'older';
  return {
    baselinePence: isFresh ? baselineOf(pastPrices, moment) : null,
    currentPence: product.pricePence,
  };
}

function baselineOf(
  pastPrices: readonly PastPrice[],
  { priceWindowStart, freshAtWindowStart }: Moment,
): Pence | null {
  const last = pastPrices
    .filter(({ recordedAt }) => recordedAt < priceWindowStart)
    .toSorted((a, b) => a.recordedAt.localeCompare(b.recordedAt))
    .at(-1);
  return last?.isListed && last.seenAt >= freshAtWindowStart ? last.pricePence : null;
}
