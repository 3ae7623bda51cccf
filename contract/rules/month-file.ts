import { stalePriceDays } from './freshness.ts';
import type { Value } from './open-data.ts';
import type { MonthData, MonthListing } from './month-listing.ts';

/** A row of a month's file, by the names of its columns. */
export type MonthRow = Record<(typeof monthColumns)[number]['name'], Value>;

/** A month's file as JSON. */
export type MonthFile = {
  month: string;
  as_of: string;
  providers_tracked: number;
  offers_running: number;
  rows: MonthRow[];
};

/** The columns of a month's file; amounts are pounds, and what is not known is empty. */
export const monthColumns = [
  column(
    'product',
    'string',
    'Identifier on this site, without a meaning',
    ({ product }) => product,
  ),
  column('medication', 'string', 'Brand', ({ medication }) => medication),
  column('dose', 'string', 'As in 2.5mg', ({ dose }) => dose),
  column('provider', 'string', 'Name of the provider', ({ provider }) => provider),
  column('provider_type', 'string', 'Kind of provider', ({ providerType }) => providerType),
  column(
    'on_register',
    'boolean',
    'Whether a current registration of the provider was on record when the month ended; if not, the row counts in no price',
    ({ isRegistered }) => isRegistered,
  ),
  column(
    'price_gbp',
    'number',
    'Price in pounds sterling when the month ended, without fees',
    ({ pricePence }) => pounds(pricePence),
  ),
  column(
    'consultation_fee_gbp',
    'number',
    'Consultation fee of one order in pounds; 0 is included, empty is not stated',
    ({ consultationFeePence }) => pounds(consultationFeePence),
  ),
  column(
    'delivery_fee_gbp',
    'number',
    'Delivery fee of one order in pounds; 0 is free, empty is not stated',
    ({ deliveryFeePence }) => pounds(deliveryFeePence),
  ),
  column(
    'in_stock',
    'boolean',
    'Whether it was in stock when it was last checked; empty is not known',
    ({ inStock }) => inStock,
  ),
  column(
    'price_before_gbp',
    'number',
    `Price in pounds when the month before ended; empty where it was not listed then, or not checked in the ${stalePriceDays} days before`,
    ({ baselinePence }) => pounds(baselinePence),
  ),
  column(
    'seen_at',
    'datetime',
    'When all of this was last compared with its source, in UTC',
    ({ seenAt }) => seenAt,
  ),
  column(
    'is_stale',
    'boolean',
    `Whether that was more than ${stalePriceDays} days before the month ended; if so, the row counts in no figure`,
    ({ isStale }) => isStale,
  ),
  column('source_url', 'string', 'The page on which it was seen', ({ sourceUrl }) => sourceUrl),
] as const;

/** What a month's file says, its rows in the order given. */
export function monthFile({
  month,
  asOf,
  providerCount,
  offerCount,
  listings,
}: MonthData): MonthFile {
  return {
    month,
    as_of: asOf,
    providers_tracked: providerCount,
    offers_running: offerCount,
    rows: listings.map(
      (listing) =>
        Object.fromEntries(
          monthColumns.map(({ name, valueOf }) => [name, valueOf(listing)]),
        ) as MonthRow,
    ),
  };
}

/** What figures are worked out from, read back from a month's file. */
export function monthDataOf(file: MonthFile): MonthData {
  return {
    month: file.month,
    asOf: file.as_of,
    providerCount: file.providers_tracked,
    offerCount: file.offers_running,
    listings: file.rows.map((row) => ({
      product: String(row.product),
      provider: String(row.provider),
      providerType: String(row.provider_type),
      medication: String(row.medication),
      dose: String(row.dose),
      pricePence: pence(row.price_gbp) ?? 0,
      consultationFeePence: pence(row.consultation_fee_gbp),
      deliveryFeePence: pence(row.delivery_fee_gbp),
      inStock: typeof row.in_stock === 'boolean' ? row.in_stock : null,
      seenAt: String(row.seen_at),
      sourceUrl: typeof row.source_url === 'string' ? row.source_url : null,
      isStale: row.is_stale === true,
      isRegistered: row.on_register === true,
      baselinePence: pence(row.price_before_gbp),
    })),
  };
}

function column<const Name extends string>(
  name: Name,
  type: 'boolean' | 'datetime' | 'number' | 'string',
  description: string,
  valueOf: (listing: MonthListing) => Value,
) {
  return { name, type, description, valueOf };
}

function pounds(amount: number | null): number | null {
  return amount === null ? null : amount / 100;
}

function pence(amount: Value): number | null {
  return typeof amount === 'number' ? Math.round(amount * 100) : null;
}
