import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Payload } from 'payload';
import { newestObservationOf } from '#collections/products/newest-observation.ts';
import { appendObservations } from './append-observations.ts';
import { observationOf, type ObservedProduct } from './observation-of.ts';

const pageSize = 500;

/**
 * Appends the observations that products name and the log lacks, exactly as they were to be: without transactions a
 * process may have ended between storing a product and appending its observation.
 */
export async function completeLog({ db }: Pick<Payload, 'db'>): Promise<void> {
  for (let last: string | undefined; ;) {
    const { docs } = await db.find<ObservedProduct>({
      collection: 'products',
      where: last === undefined ? {} : { id: { greater_than: last } },
      sort: 'id',
      limit: pageSize,
      pagination: false,
    });
    await appendMissing(db, docs);
    last = docs.at(-1)?.id;
    if (docs.length < pageSize) return;
    await yieldToEventLoop();
  }
}

async function appendMissing(
  db: Payload['db'],
  products: readonly ObservedProduct[],
): Promise<void> {
  const ids = products.flatMap((product) => newestObservationOf(product)?.id ?? []);
  const { docs } = await db.find<{ id: string }>({
    collection: 'observations',
    where: { id: { in: ids } },
    select: { id: true },
    pagination: false,
  });
  const stored = new Set(docs.map(({ id }) => id));
  const missing = products.flatMap((product) => observationOf(product) ?? []);
  await appendObservations(
    db,
    missing.filter(({ id }) => !stored.has(id)),
  );
}
