import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { sql } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import { newestObservationOf } from '#collections/products/newest-observation.ts';
import { isSqlite, tableOf, type Sqlite } from '../database/adapters.ts';
import { passOver } from '../database/pass-over.ts';
import { appendObservations } from './append-observations.ts';
import { observationOf, type ObservedProduct } from './observation-of.ts';

const pageSize = 250;

type Database = Pick<Payload, 'db' | 'logger'>;

/**
 * Appends the observations that products name and the log lacks, exactly as they were to be: without transactions a
 * process may have ended between storing a product and appending its observation. A product that cannot be read is logged
 * and passed over.
 */
export async function completeLog(payload: Database): Promise<void> {
  const { db } = payload;
  for (let last: string | undefined; ;) {
    const { lacking, end } = await (isSqlite(db) ? readOnSqlite(db, last) : read(db, last));
    if (lacking.length > 0) await appendNewest(payload, lacking);
    if (end === undefined) return;
    last = end;
    await yieldToEventLoop();
  }
}

/** Together or, if one of the products makes that fail, each by itself. */
async function appendNewest(payload: Database, products: readonly string[]): Promise<void> {
  try {
    await appendNewestOf(payload, products);
  } catch {
    for (const id of products)
      await passOver(payload, { collection: 'products', id }, () => appendNewestOf(payload, [id]));
  }
}

async function appendNewestOf({ db }: Database, products: readonly string[]): Promise<void> {
  const { docs } = await db.find<ObservedProduct>({
    collection: 'products',
    where: { id: { in: products } },
    pagination: false,
  });
  await appendObservations(
    db,
    docs.flatMap((product) => observationOf(product) ?? []),
  );
}

/** The products of a page whose observation the log lacks, and where the next page begins; undefined after the last. */
type Page = { lacking: readonly string[]; end: string | undefined };

/**
 * The database compares, from its indexes: to read every product takes twenty times as long. An observation that cannot be
 * read is none that the log has.
 */
async function readOnSqlite(db: Sqlite, after = ''): Promise<Page> {
  const [answer] = await db.drizzle.all<{
    ids: string;
    count: number;
    end: string;
  }>(sql`
    SELECT
      json_group_array(id) FILTER (
        WHERE newest IS NOT NULL
        AND NOT EXISTS (SELECT 1 FROM ${tableOf(db, 'observations')} AS stored WHERE stored.id = newest)
      ) AS ids,
      count(*) AS count,
      max(id) AS end
    FROM (
      SELECT id, CASE WHEN NOT json_valid(observation) THEN '' ELSE observation ->> 'id' END AS newest
      FROM ${tableOf(db, 'products')} WHERE id > ${after} ORDER BY id LIMIT ${pageSize}
    )`);
  const { ids = '[]', count = 0, end } = answer ?? {};
  return { lacking: JSON.parse(ids) as string[], end: count < pageSize ? undefined : end };
}

async function read(db: Payload['db'], after: string | undefined): Promise<Page> {
  const { docs: products } = await db.find<Pick<ObservedProduct, 'id' | 'observation'>>({
    collection: 'products',
    where: after === undefined ? {} : { id: { greater_than: after } },
    select: { observation: true },
    sort: 'id',
    limit: pageSize,
    pagination: false,
  });
  const newest = products.flatMap((product) => {
    const observation = newestObservationOf(product)?.id;
    return observation === undefined ? [] : [{ id: product.id, observation }];
  });
  const { docs: observations } = await db.find<{ id: string }>({
    collection: 'observations',
    where: { id: { in: newest.map(({ observation }) => observation) } },
    select: { id: true },
    pagination: false,
  });
  const stored = new Set(observations.map(({ id }) => id));
  return {
    lacking: newest.flatMap(({ id, observation }) => (stored.has(observation) ? [] : [id])),
    end: products.length < pageSize ? undefined : products.at(-1)?.id,
  };
}
