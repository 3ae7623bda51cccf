import { sql } from '@payloadcms/db-sqlite/drizzle';
import type { Payload, PayloadRequest } from 'payload';
import { isSqlite, modelOf, tableOf, type MongoDb } from '../database/adapters.ts';
import { insertFromJson } from '../database/rows-as-json.ts';
import type { ObservationRow } from './observation-of.ts';

/** What one statement carries. */
const batchSize = 500;

/**
 * Appends rows to the log, in the transaction of `req` if there is one; a row whose id is stored already is left as it
 * is. No hook runs: nobody but the program writes here.
 */
export async function appendObservations(
  db: Payload['db'],
  rows: readonly ObservationRow[],
  req?: Partial<PayloadRequest>,
): Promise<void> {
  for (let start = 0; start < rows.length; start += batchSize) {
    const batch = rows.slice(start, start + batchSize);
    if (isSqlite(db)) await db.drizzle.run(insertObservations(db, batch));
    else await upsertObservations(db as MongoDb, batch, await sessionOf(db as MongoDb, req));
  }
}

/** The same as a statement of the embedded database, for at least one row. */
export function insertObservations(
  db: Parameters<typeof tableOf>[0],
  rows: readonly ObservationRow[],
): ReturnType<typeof sql> {
  return sql`${insertFromJson(tableOf(db, 'observations'), rows)} ON CONFLICT DO NOTHING`;
}

type Session = NonNullable<Parameters<ReturnType<typeof modelOf>['bulkWrite']>[1]>['session'];

/** The same on MongoDB, in a session. */
export async function upsertObservations(
  db: MongoDb,
  rows: readonly ObservationRow[],
  session: Session,
): Promise<void> {
  await modelOf(db, 'observations').bulkWrite(
    rows.map(({ id, ...row }) => ({
      updateOne: { filter: { _id: id }, update: { $setOnInsert: row }, upsert: true },
    })),
    // Mongoose would pass over in silence what it cannot cast.
    { session, ordered: false, timestamps: false, throwOnValidationError: true },
  );
}

async function sessionOf(
  { sessions }: MongoDb,
  req: Partial<PayloadRequest> | undefined,
): Promise<Session> {
  const transaction = await req?.transactionID;
  return transaction ? sessions[transaction] : undefined;
}
