import { observationOf, type ObservationRow } from '#cms/observations/observation-of.ts';
import type { Change } from '../journal/journal.ts';

/** What a change gives a product that is stored, by the fields of the collection. */
export function toUpdate({ product, after, observation }: Change, at: string) {
  return { id: product, ...after, observation, updatedAt: at };
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

/** The observations of changes, by the fields of their collection. */
export function toObservations(changes: readonly Change[]): ObservationRow[] {
  return changes.flatMap(
    ({ product, after, ...change }) => observationOf({ id: product, ...change, ...after }) ?? [],
  );
}
