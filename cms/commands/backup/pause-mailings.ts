import { createClient } from '@libsql/client';
import { MongoClient } from 'mongodb';
import { isMongoDb } from '#cms/database/is-mongodb.ts';

/** What editors read beside it. */
const problem =
  'The site was restored from a backup, so some readers may have left since. Ask the person who runs it before you resume.';

/** Pauses the mailings that a restored database was sending; returns how many. Nothing else has it open. */
export async function pauseMailings(databaseUrl: string): Promise<number> {
  return isMongoDb(databaseUrl) ? pauseInMongoDb(databaseUrl) : pauseInSqlite(databaseUrl);
}

async function pauseInSqlite(url: string): Promise<number> {
  const client = createClient({ url });
  try {
    const { rowsAffected } = await client.execute({
      sql: "UPDATE mailings SET status = 'paused', problem = ? WHERE status = 'sending'",
      args: [problem],
    });
    return rowsAffected;
  } finally {
    client.close();
  }
}

async function pauseInMongoDb(url: string): Promise<number> {
  const client = await MongoClient.connect(url);
  try {
    const { modifiedCount } = await client
      .db()
      .collection('mailings')
      .updateMany({ status: 'sending' }, { $set: { status: 'paused', problem } });
    return modifiedCount;
  } finally {
    await client.close();
  }
}
