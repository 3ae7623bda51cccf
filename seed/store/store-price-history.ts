import type { Payload } from 'payload';
import { insertRows, type Row } from '#cms/database/insert-rows.ts';
import { priceChanges } from '../demo/prices/price-changes.ts';
import type { StoredProduct } from './store-products.ts';

/** Stores the missing entries of a year of prices; returns how many entries there are. */
export async function storePriceHistory({
  payload,
  date,
  products,
}: {
  payload: Payload;
  date: Date;
  products: readonly StoredProduct[];
}): Promise<number> {
  const rows = products.flatMap((product) => historyOf(product, date));
  const stored = await storedKeys(payload);
  await insertRows(
    payload,
    'price-history',
    rows.filter((row) => !stored.has(keyOf(row))),
  );
  return rows.length;
}

function historyOf(product: StoredProduct, date: Date): Row<'price-history'>[] {
  const { id, provider, medication, dose } = product;
  return priceChanges(product, date).map((change) => ({
    product: id,
    provider,
    medication,
    dose,
    ...change,
    source: 'seed',
  }));
}

async function storedKeys(payload: Payload): Promise<Set<string>> {
  const { docs } = await payload.find({
    collection: 'price-history',
    depth: 0,
    pagination: false,
    select: { product: true, changedAt: true },
    overrideAccess: true,
  });
  return new Set(docs.map(keyOf));
}

function keyOf({ product, changedAt }: { product: unknown; changedAt: string }): string {
  return `${String(product)} ${changedAt}`;
}
