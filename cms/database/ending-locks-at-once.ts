import { isDeepStrictEqual } from 'node:util';
import type { SQLiteAdapter } from '@payloadcms/db-sqlite';
import { sql } from '@payloadcms/db-sqlite/drizzle';
import type { DatabaseAdapterObj, Where } from 'payload';
import { withDatabase } from '#collections/with-database.ts';

/**
 * Ends the locks of a document in one statement. Payload ends them with every save, and first looks for them twice, among
 * the relations to all collections that can be locked: on the embedded database a tenth of what a save takes.
 */
export function endingLocksAtOnce(
  adapter: DatabaseAdapterObj<SQLiteAdapter>,
): DatabaseAdapterObj<SQLiteAdapter> {
  return withDatabase(adapter, (db) => {
    const { deleteMany } = db;
    db.deleteMany = async (given) => {
      const locked = given.collection === 'payload-locked-documents' && lockedBy(given.where);
      if (!locked) return deleteMany.call(db, given);
      const column = sql.identifier(`${locked.collection.replaceAll('-', '_')}_id`);
      await db.drizzle.run(sql`DELETE FROM payload_locked_documents WHERE id IN (
        SELECT parent_id FROM payload_locked_documents_rels WHERE ${column} = ${locked.id}
      )`);
    };
  });
}

/** The document whose locks are asked for; undefined if they are asked for in another way than a save does. */
function lockedBy(where: Where): { collection: string; id: string } | undefined {
  const [first, second] = where.and ?? [];
  const collection = equalTo(first?.['document.relationTo']);
  const id = equalTo(second?.['document.value']);
  const asked = {
    and: [{ 'document.relationTo': { equals: collection } }, { 'document.value': { equals: id } }],
  };
  if (typeof collection !== 'string' || typeof id !== 'string') return undefined;
  return isDeepStrictEqual(where, asked) ? { collection, id } : undefined;
}

function equalTo(condition: object | undefined): unknown {
  return condition && 'equals' in condition ? condition.equals : undefined;
}
