import { seenFields, type Seen } from '#collections/products/observed-fields.ts';
import type { ObservationRoute, ObserverRole } from '#contract/rules/observation.ts';

/** An observation as it is read in bulk; times are ISO UTC, what is not known is null. */
export type Observed = Seen & {
  id: string;
  product: string;
  provider: string;
  medication: string;
  dose: string;
  /** The SHA-256 of a picture or PDF of what was seen. */
  evidence: string | null;
  seenAt: string;
  recordedAt: string;
  route: ObservationRoute;
  byRole: ObserverRole | null;
  isListed: boolean;
  note: string | null;
};

/** The fields of {@link Observed}. */
export const observedFields = [
  'id',
  'product',
  'provider',
  'medication',
  'dose',
  ...seenFields,
  'evidence',
  'seenAt',
  'recordedAt',
  'route',
  'byRole',
  'isListed',
  'note',
] as const satisfies readonly (keyof Observed)[];

/** The fields of {@link HistoryRow}. */
export const historyFields = [
  'product',
  'provider',
  'pricePence',
  'firstOrderPricePence',
  'consultationFeePence',
  'consultationFeeBasis',
  'deliveryFeePence',
  'inStock',
  'seenAt',
  'recordedAt',
  'isListed',
] as const satisfies readonly (keyof Observed)[];

/** What a history tells of an observation: far less, of far more of them. */
export type HistoryRow = Pick<Observed, (typeof historyFields)[number]>;

/** From when an observation counts: nobody looks at the source to take a product off the site, which counts once recorded. */
export function countsFrom({
  isListed,
  seenAt,
  recordedAt,
}: Pick<Observed, 'isListed' | 'recordedAt' | 'seenAt'>): string {
  return isListed ? seenAt : recordedAt;
}

/** The fields of {@link RecordedPrice}. */
export const recordedPriceFields = [
  'id',
  'product',
  'pricePence',
  'inStock',
  'seenAt',
  'recordedAt',
  'isListed',
] as const satisfies readonly (keyof Observed)[];

/** What tells how a price has changed lately, and what a chart says of that time. */
export type RecordedPrice = Pick<Observed, (typeof recordedPriceFields)[number]>;
