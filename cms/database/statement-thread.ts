import { parentPort, workerData } from 'node:worker_threads';
// Without what talks to servers, it is loaded in half the time.
import { createClient, type InStatement } from '@libsql/client/sqlite3';

/** What a statement has read, row by row in the order of its columns, or how many rows it has changed. */
export type Outcome = { rows: unknown[][]; rowsAffected: number };

/** For other processes; SQLite’s own waiting holds nobody up here. */
const patienceMilliseconds = 30_000;

// A thread that runs one statement after the other on a connection of its own to the embedded database, whose address is its
// `workerData`. An error ends it.
const client = createClient({ url: workerData as string });
const isPatient = client.execute(`PRAGMA busy_timeout = ${patienceMilliseconds}`);
parentPort?.on('message', (statement: InStatement) => void run(statement));

async function run(statement: InStatement): Promise<void> {
  await isPatient;
  const { rows, rowsAffected } = await client.execute(statement);
  const outcome: Outcome = { rows: rows.map((row) => Array.from(row)), rowsAffected };
  parentPort?.postMessage(outcome);
}
