import type { Payload } from 'payload';
import { describeChanges } from '#collections/audit-trail/describe-changes.ts';
import { updateOperation } from '#collections/audit-trail/with-audit-trail.ts';
import type { AuditTrail, Observation, Product, User } from '#collections/payload-types.ts';
import { newestObservationOf } from '#collections/products/newest-observation.ts';
import { seenFields } from '#collections/products/observed-fields.ts';
import { isSqlite } from '../database/adapters.ts';

/** Longer than a save takes. */
const saveMilliseconds = 60_000;

/**
 * Adds the entries of the audit trail that the newest observations of products have and the trail lacks: without
 * transactions a process may have ended between storing a product and its entry. An entry is missing only if its save was
 * under way when the process ended, so it is later than the last entry, or hardly earlier. Only what an observation
 * tells of is known. To be called once the log is complete.
 */
export async function completeTrail({ db }: Pick<Payload, 'db'>): Promise<void> {
  // MongoDB stores both in one transaction, and other processes may be at it.
  if (!isSqlite(db)) return;
  const { docs: observations } = await db.find<Observation>({
    collection: 'observations',
    where: {
      recordedAt: { greater_than: await endOfTrail(db) },
      by: { exists: true },
      route: { in: ['form', 'watch'] },
    },
    sort: 'recordedAt',
    pagination: false,
  });
  for (const observation of observations) {
    const product = await db.findOne<Product>({
      collection: 'products',
      where: { id: { equals: observation.product } },
    });
    const isNewest = newestObservationOf(product)?.id === observation.id;
    if (product && isNewest && !(await hasEntry(db, observation)))
      await addEntry(db, observation, product);
  }
}

async function endOfTrail(db: Payload['db']): Promise<string> {
  const { docs } = await db.find<AuditTrail>({
    collection: 'audit-trail',
    sort: '-at',
    limit: 1,
    pagination: false,
  });
  const end = docs[0] ? Date.parse(docs[0].at) - saveMilliseconds : 0;
  return new Date(end).toISOString();
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
