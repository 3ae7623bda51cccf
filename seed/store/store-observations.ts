import type { Payload } from 'payload';
import { newId } from '#collections/products/newest-observation.ts';
import { relationId } from '#collections/relation-id.ts';
import { appendObservations } from '#cms/observations/append-observations.ts';
import { completeLog } from '#cms/observations/complete-log.ts';
import type { ObservationRow } from '#cms/observations/observation-of.ts';
import type { Observed } from '#cms/observations/observed.ts';
import { historyOf } from '../demo/prices/history.ts';
import { sourceUrl, type StoredProduct } from './store-products.ts';

type Stored = { payload: Payload; date: Date; products: readonly StoredProduct[] };

/** Stores the missing observations of the checks since June 2025. */
export async function storeObservations({ payload, date, products }: Stored): Promise<void> {
  const rows = products.flatMap((product) => earlierObservations(payload, product, date));
  const stored = await storedKeys(payload);
  await appendObservations(
    payload.db,
    rows.filter((row) => !stored.has(keyOf(row))),
  );
  // The newest of each is the one that its product names.
  await completeLog(payload);
}

/** All but the newest. */
function earlierObservations(
  { db }: Payload,
  product: StoredProduct,
  date: Date,
): ObservationRow[] {
  return historyOf(product, date)
    .slice(0, -1)
    .map(({ seenAt, ...found }) => ({
      id: newId(db),
      product: product.id,
      provider: product.provider,
      medication: product.medication,
      dose: product.dose,
      ...found,
      sourceUrl: sourceUrl(product),
      seenAt,
      recordedAt: seenAt,
      route: 'sample',
      isListed: true,
    }));
}

/** Below Payload, which takes seconds for so many. */
async function storedKeys({ db }: Payload): Promise<Set<string>> {
  const { docs } = await db.find<Pick<Observed, 'product' | 'recordedAt'>>({
    collection: 'observations',
    select: { product: true, recordedAt: true },
    pagination: false,
  });
  return new Set(docs.map(keyOf));
}

function keyOf({ product, recordedAt }: { product: unknown; recordedAt: string }): string {
  return `${relationId(product as string)} ${recordedAt}`;
}
