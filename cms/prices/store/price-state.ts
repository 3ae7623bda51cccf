import type { NewestObservation } from '#collections/products/newest-observation.ts';
import { seenFields } from '#collections/products/observed-fields.ts';
import type { ObservationRoute } from '#contract/rules/observation.ts';
import { priceFieldNames, type PriceValues } from '../price-fields.ts';

/** Everything of a product that an import may change, and that undoing it brings back. */
export type PriceState = PriceValues & {
  checkedBy: string | null;
  checkedThrough: ObservationRoute | null;
  /** ISO UTC; null unless the product is in the trash. */
  deletedAt: string | null;
};

/** A product as it is stored. */
export type StoredProduct = PriceState & {
  id: string;
  provider: string;
  medication: string;
  dose: string;
  /** ISO UTC; another one after each save. */
  updatedAt: string;
  /** Null if it was stored below the rules. */
  observation: NewestObservation | null;
};

const stateFields: readonly (keyof PriceState)[] = [
  ...priceFieldNames,
  'checkedBy',
  'checkedThrough',
  'deletedAt',
];

/** The fields of {@link StoredProduct}. */
export const storedFields: readonly (keyof StoredProduct)[] = [
  'id',
  'provider',
  'medication',
  'dose',
  'updatedAt',
  'observation',
  ...stateFields,
];

/** The part of a product that an import may change. */
export function stateOf(product: PriceState): PriceState {
  return Object.fromEntries(stateFields.map((field) => [field, product[field]])) as PriceState;
}

/** Whether a visitor would be told the same of both; who checked them, and when, does not matter. */
export function isSameOffer(one: PriceState, other: PriceState): boolean {
  return [...seenFields, 'deletedAt' as const].every((field) => one[field] === other[field]);
}
