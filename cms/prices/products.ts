import type { PriceSource } from '#collections/price-sources.ts';
import type { Pence } from '#contract/rules/money.ts';

/** What an import may change of a product, and an undoing brings back. */
export type PriceState = {
  pricePence: Pence;
  consultationFeePence: Pence | null;
  deliveryFeePence: Pence | null;
  inStock: boolean;
  sourceUrl: string | null;
  /** ISO UTC. */
  checkedAt: string;
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

export const stateFields = [
  'pricePence',
  'consultationFeePence',
  'deliveryFeePence',
  'inStock',
  'sourceUrl',
  'checkedAt',
  'checkedBy',
  'checkedThrough',
  'deletedAt',
] as const satisfies readonly (keyof PriceState)[];

/** The part of a product that an import may change. */
export function stateOf(product: PriceState): PriceState {
  return Object.fromEntries(stateFields.map((field) => [field, product[field]])) as PriceState;
}

/** Whether nothing that an import may change is different. */
export function isSameState(one: PriceState, other: PriceState): boolean {
  return stateFields.every((field) => one[field] === other[field]);
}
