import { newestObservationOf } from '#collections/products/newest-observation.ts';
import { relationId } from '#collections/relation-id.ts';
import type { FeeBasis } from '#contract/rules/consultation-fee-basis.ts';
import type { Row } from '../database/insert-rows.ts';

/** A row of the log, with its id: a row is appended once, however often it is tried. */
export type ObservationRow = Row<'observations'> & { id: string };

type Relation = string | { id: string };

/** The fields of a stored product that its newest observation tells of. */
export type ObservedProduct = {
  id: string;
  provider: Relation;
  medication: Relation;
  dose: string;
  pricePence: number;
  firstOrderPricePence?: number | null;
  consultationFeePence?: number | null;
  consultationFeeBasis?: FeeBasis | null;
  deliveryFeePence?: number | null;
  inStock?: boolean | null;
  sourceUrl?: string | null;
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
    // What a product keeps of an observation from before there was evidence lacks it.
    evidence: newest.evidence ?? null,
    product: product.id,
    provider: relationId(product.provider),
    medication: relationId(product.medication),
    dose: product.dose,
    pricePence: product.pricePence,
    firstOrderPricePence: product.firstOrderPricePence ?? null,
    consultationFeePence: product.consultationFeePence ?? null,
    consultationFeeBasis: product.consultationFeeBasis ?? null,
    deliveryFeePence: product.deliveryFeePence ?? null,
    inStock: product.inStock ?? null,
    sourceUrl: product.sourceUrl ?? null,
    seenAt: product.checkedAt,
    isListed: !product.deletedAt,
  };
}
