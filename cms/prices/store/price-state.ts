import type { PriceSource } from '#collections/price-sources.ts';
import { priceFieldNames, type PriceValues } from '../price-fields.ts';

/** Everything of a product that an import may change, and that undoing it brings back. */
export type PriceState = PriceValues & {
  checkedBy: string | null;
  checkedThrough: PriceSource | null;
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
  ...stateFields,
];

/** The part of a product that an import may change. */
export function stateOf(product: PriceState): PriceState {
  return Object.fromEntries(stateFields.map((field) => [field, product[field]])) as PriceState;
}

/** Whether nothing that an import may change is different. */
export function isSameState(one: PriceState, other: PriceState): boolean {
  return stateFields.every((field) => one[field] === other[field]);
}
