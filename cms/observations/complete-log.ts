import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { sql } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import { newestObservationOf } from '#collections/products/newest-observation.ts';
import { isSqlite, tableOf, type Sqlite } from '../database/adapters.ts';
import { appendObservations } from './append-observations.ts';
import { observationOf, type ObservedProduct } from './observation-of.ts';

const pageSize = 250;

/**
 * Appends the observations that products name and the log lacks, exactly as they were to be: without transactions a
 * process may have ended between storing a product and appending its observation.
 */
export async function completeLog({ db }: Pick<Payload, 'db'>): Promise<void> {
  for (let last: string | undefined; ;) {
    const { products, end } = await (isSqlite(db) ? lackingOnSqlite(db, last) : lacking(db, last));
    await appendObservations(
      db,
      products.flatMap((product) => observationOf(product) ?? []),
    );
    if (end === undefined) return;
    last = end;
    await yieldToEventLoop();
  }
}

/** The products of a page whose observation the log lacks, and where the next page begins; undefined after the last. */
type Page = { products: readonly ObservedProduct[]; end: string | undefined };

/** The database compares, from its indexes: to read every product takes twenty times as long. */
async function lackingOnSqlite(db: Sqlite, after = ''): Promise<Page> {
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
      SELECT id, observation ->> 'id' AS newest FROM ${tableOf(db, 'products')}
      WHERE id > ${after} ORDER BY id LIMIT ${pageSize}
    )`);
  const { ids = '[]', count = 0, end } = answer ?? {};
  const where = { id: { in: JSON.parse(ids) as string[] } };
  const { docs } =
    ids === '[]'
      ? { docs: [] }
      : await db.find<ObservedProduct>({
          collection: 'products',
          where,
          pagination: false,
        });
  return { products: docs, end: count < pageSize ? undefined : end };
}

async function lacking(db: Payload['db'], after: string | undefined): Promise<Page> {
  const { docs: products } = await db.find<ObservedProduct>({
    collection: 'products',
    where: after === undefined ? {} : { id: { greater_than: after } },
    sort: 'id',
    limit: pageSize,
    pagination: false,
  });
  const { docs: observations } = await db.find<{ id: string }>({
    collection: 'observations',
    where: {
      id: {
        in: products.flatMap((product) => newestObservationOf(product)?.id ?? []),
      },
    },
    select: { id: true },
    pagination: false,
  });
  const stored = new Set(observations.map(({ id }) => id));
  return {
    products: products.filter((product) => !stored.has(newestObservationOf(product)?.id ?? '')),
    end: products.length < pageSize ? undefined : products.at(-1)?.id,
  };
}
