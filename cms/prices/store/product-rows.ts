import type { Change } from '../journal/journal.ts';

/** What a change gives a product that is stored, by the fields of the collection. */
export function toUpdate({ product, after }: Change, at: string) {
  return { id: product, ...after, updatedAt: at };
}

/** A new product, by the fields of the collection. */
export function toProduct(change: Change, at: string) {
  const { title, provider, medication, dose } = change;
  return {
    ...toUpdate(change, at),
    title,
    provider,
    medication,
    dose,
    priceUnit: 'month',
    createdAt: at,
  };
}
