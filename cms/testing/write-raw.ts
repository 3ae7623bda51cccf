import type { MongooseAdapter } from '@payloadcms/db-mongodb';
import type { SQLiteAdapter } from '@payloadcms/db-sqlite';
import type { Payload } from 'payload';

/** A value that is put straight into the database, as an older or a faulty program might. */
export type RawWrite = {
  /** On the embedded database: a column of a table, of the rows in which `key` is the document's id. */
  table: string;
  column: string;
  key?: 'id' | '_parent_id';
  /** On MongoDB: a field of a document in a collection; a global is named by its slug. */
  collection: string;
  field: string;
  value: unknown;
};

/** Writes below Payload and its adapters: nothing checks or converts the value, and no hook fires. */
export async function writeRaw({ db }: Payload, id: string, write: RawWrite): Promise<void> {
  const { table, column, key = 'id', collection, field, value } = write;
  if (db.name === 'sqlite') {
    const { client } = db as Payload['db'] & SQLiteAdapter;
    const stored = typeof value === 'object' ? JSON.stringify(value) : (value as string | number);
    const { rowsAffected } = await client.execute({
      sql: `UPDATE ${table} SET "${column}" = ? WHERE ${key} = ?`,
      args: [stored, id],
    });
    if (rowsAffected === 0) throw new Error(`Nothing was written to ${table}.`);
    return;
  }
  const { collections, globals, connection } = db as Payload['db'] & MongooseAdapter;
  const model = collections[collection] ?? globals;
  const { ObjectId } = connection.base.Types;
  const filter = collections[collection] ? { _id: new ObjectId(id) } : { globalType: id };
  const { matchedCount } = await model.collection.updateOne(filter, { $set: { [field]: value } });
  if (matchedCount === 0) throw new Error(`Nothing was written to ${collection}.`);
}
