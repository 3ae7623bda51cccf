import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { sql } from '@payloadcms/db-sqlite/drizzle';
import type { CollectionSlug, DataFromCollectionSlug, Payload } from 'payload';
import { isSqlite, tableOf } from './adapters.ts';
import { asJson } from './rows-as-json.ts';

/**
 * Some fields of all documents of a collection, those in the trash too; a relation is an id. On the embedded database what
 * should be JSON and is not is null: it would keep Payload from reading any document. Leaves others their turn.
 */
export async function readFields<
  Slug extends CollectionSlug,
  Field extends keyof DataFromCollectionSlug<Slug> & string,
>(
  { db }: Pick<Payload, 'db'>,
  collection: Slug,
  fields: readonly Field[],
): Promise<Pick<DataFromCollectionSlug<Slug>, Field>[]> {
  type Row = Pick<DataFromCollectionSlug<Slug>, Field>;
  if (!isSqlite(db)) {
    const select = Object.fromEntries(fields.map((field) => [field, true as const]));
    const { docs } = await db.find<Row & { id: string }>({ collection, select, pagination: false });
    return docs;
  }
  const table = tableOf(db, collection);
  const [answer] = await db.drizzle.all<{ rows: string }>(
    sql`SELECT ${asJson(table, fields)} AS rows FROM ${table}`,
  );
  await yieldToEventLoop();
  return JSON.parse(answer?.rows ?? '[]') as Row[];
}
