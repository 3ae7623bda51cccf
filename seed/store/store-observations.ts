import type { Payload } from 'payload';
import { newId } from '#collections/products/newest-observation.ts';
import { appendObservations } from '#cms/observations/append-observations.ts';
import { completeLog } from '#cms/observations/complete-log.ts';
import type { ObservationRow } from '#cms/observations/observation-of.ts';
import { priceChanges } from '../demo/prices/price-changes.ts';
import { sourceUrl, type StoredProduct } from './store-products.ts';

/** Stores the missing observations of a year of prices; returns how many there are. */
export async function storeObservations({
  payload,
  date,
  products,
}: {
  payload: Payload;
  date: Date;
  products: readonly StoredProduct[];
}): Promise<number> {
  const rows = products.flatMap((product) => observationsOf(payload, product, date));
  const stored = await storedKeys(payload);
  await appendObservations(
    payload.db,
    rows.filter((row) => !stored.has(keyOf(row))),
  );
  // The newest of each is the one that its product names.
  await completeLog(payload);
  return rows.length + products.length;
}

/** Each price on the day it was set, seen with the fees and the stock of the product. */
function observationsOf(payload: Payload, product: StoredProduct, date: Date): ObservationRow[] {
  return priceChanges(product, date).map(({ pricePence, changedAt }) => ({
    id: newId(payload.db),
    product: product.id,
    provider: product.provider,
    medication: product.medication,
    dose: product.dose,
    pricePence,
    consultationFeePence: product.consultationFeePence,
    deliveryFeePence: product.deliveryFeePence,
    inStock: product.inStock,
    sourceUrl: sourceUrl(product),
    seenAt: changedAt,
    recordedAt: changedAt,
    route: 'sample',
    isListed: true,
  }));
}

async function storedKeys(payload: Payload): Promise<Set<string>> {
  const { docs } = await payload.find({
    collection: 'observations',
    depth: 0,
    pagination: false,
    select: { product: true, recordedAt: true },
    overrideAccess: true,
  });
  return new Set(docs.map(keyOf));
}

function keyOf({ product, recordedAt }: { product: unknown; recordedAt: string }): string {
  return `${String(product)} ${recordedAt}`;
}
