import { sql } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import { describeChanges } from '#collections/audit-trail/describe-changes.ts';
import { updateOperation } from '#collections/audit-trail/with-audit-trail.ts';
import type { Observation, Product, User } from '#collections/payload-types.ts';
import { newestObservationOf } from '#collections/products/newest-observation.ts';
import { seenFields } from '#collections/products/observed-fields.ts';
import { isSqlite, tableOf, type Sqlite } from '../database/adapters.ts';
import { passOver } from '../database/pass-over.ts';

/** Longer than a save takes. */
const saveMilliseconds = 60_000;

/**
 * Adds the entries of the audit trail that the newest observations of products have and the trail lacks: without
 * transactions a process may have ended between storing a product and its entry. An entry is missing only if its save was
 * under way when the process ended, so it is later than the last entry, or hardly earlier. Only what an observation
 * tells of is known. An observation that cannot be read, or whose product cannot, is logged and passed over. To be called
 * once the log is complete.
 */
export async function completeTrail(payload: Pick<Payload, 'db' | 'logger'>): Promise<void> {
  const { db } = payload;
  // MongoDB stores both in one transaction, and other processes may be at it.
  if (!isSqlite(db)) return;
  const { docs: observations } = await db.find<Pick<Observation, 'id'>>({
    collection: 'observations',
    where: {
      recordedAt: { greater_than: await endOfTrail(db) },
      by: { exists: true },
      route: { in: ['form', 'watch'] },
    },
    select: { id: true },
    sort: 'recordedAt',
    pagination: false,
  });
  for (const { id } of observations)
    await passOver(payload, { collection: 'observations', id }, () => completeEntry(db, id));
}

/** What is later than the last entry whose time can be read, or was being saved then. */
async function endOfTrail(db: Sqlite): Promise<string> {
  const [last] = await db.drizzle.all<{ at: string }>(sql`
    SELECT at FROM ${tableOf(db, 'audit-trail')}
    WHERE at = strftime('%Y-%m-%dT%H:%M:%fZ', at) ORDER BY at DESC LIMIT 1`);
  const end = last ? Date.parse(last.at) - saveMilliseconds : 0;
  return new Date(end).toISOString();
}

async function completeEntry(db: Sqlite, id: string): Promise<void> {
  const observation = await db.findOne<Observation>({
    collection: 'observations',
    where: { id: { equals: id } },
  });
  if (!observation) return;
  const product = await db.findOne<Product>({
    collection: 'products',
    where: { id: { equals: observation.product } },
  });
  const isNewest = newestObservationOf(product)?.id === observation.id;
  if (product && isNewest && !(await hasEntry(db, observation)))
    await addEntry(db, observation, product);
}

async function hasEntry(db: Payload['db'], { product, recordedAt }: Observation) {
  const { totalDocs } = await db.count({
    collection: 'audit-trail',
    where: { documentId: { equals: product }, at: { greater_than_equal: recordedAt } },
  });
  return totalDocs > 0;
}

async function addEntry(
  db: Payload['db'],
  { by, recordedAt }: Observation,
  product: Product,
): Promise<void> {
  const before = await asObservedBefore(db, product, recordedAt);
  const user = await db.findOne<User>({ collection: 'users', where: { id: { equals: by } } });
  await db.create({
    collection: 'audit-trail',
    data: {
      at: recordedAt,
      user: by,
      userName: user?.name ?? 'Somebody whose account is gone',
      operation: before ? updateOperation(before, { ...product }) : 'create',
      kind: 'products',
      documentTitle: product.title ?? 'Product',
      documentId: product.id,
      changes: describeChanges(before ?? {}, { ...product }, { withheld: new Set() }),
    },
  });
}

/** The product with what its observation before says; nothing if it has none. */
async function asObservedBefore(db: Payload['db'], product: Product, recordedAt: string) {
  const { docs } = await db.find<Observation>({
    collection: 'observations',
    where: { product: { equals: product.id }, recordedAt: { less_than: recordedAt } },
    sort: '-recordedAt',
    limit: 1,
    pagination: false,
  });
  const [observation] = docs;
  if (!observation) return undefined;
  return {
    ...product,
    ...Object.fromEntries(seenFields.map((field) => [field, observation[field]])),
    checkedAt: observation.seenAt,
    deletedAt: observation.isListed ? null : observation.recordedAt,
  };
}
