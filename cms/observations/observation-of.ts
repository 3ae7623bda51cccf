import { newestObservationOf } from '#collections/products/newest-observation.ts';
import { seenFields, type Seen } from '#collections/products/observed-fields.ts';
import { relationId } from '#collections/relation-id.ts';
import type { Row } from '../database/insert-rows.ts';

/** A row of the log, with its id: a row is appended once, however often it is tried. */
export type ObservationRow = Row<'observations'> & { id: string };

type Relation = string | { id: string };

/** The fields of a stored product that its newest observation tells of. */
export type ObservedProduct = Partial<Seen> & {
  id: string;
  provider: Relation;
  medication: Relation;
  dose: string;
  pricePence: number;
  checkedAt: string;
  deletedAt?: string | null;
  observation?: unknown;
};

/** The newest observation of a product, all of it; none if the product names none. */
export function observationOf(product: ObservedProduct): ObservationRow | undefined {
  const newest = newestObservationOf(product);
  if (!newest) return undefined;
  return {
    ...newest,
    product: product.id,
    provider: relationId(product.provider),
    medication: relationId(product.medication),
    dose: product.dose,
    ...seenOf(product),
    seenAt: product.checkedAt,
    isListed: !product.deletedAt,
  };
}

function seenOf(product: ObservedProduct): Seen {
  return Object.fromEntries(seenFields.map((name) => [name, product[name] ?? null])) as Seen;
}
