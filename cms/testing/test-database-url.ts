import { randomUUID } from 'node:crypto';

/** The database of a worker of Vitest, which runs one file after the other; `drop-databases.ts` drops it in the end. */
const workerDatabase =
  process.env.VITEST_POOL_ID && `test_${process.ppid}_${process.env.VITEST_POOL_ID}`;
let isWorkerDatabaseFree = workerDatabase !== undefined;

/** An empty database on the MongoDB of TEST_DATABASE_URL; nothing for the embedded default. */
export function testDatabaseUrl(): string | undefined {
  const serverUrl = process.env.TEST_DATABASE_URL;
  if (!serverUrl) return undefined;
  const url = new URL(serverUrl);
  url.pathname = `/${takeDatabase()}`;
  // So that a test can count what the database is asked.
  url.searchParams.set('monitorCommands', 'true');
  return url.href;
}

/** Whether it is the database of this worker, which its test files use one after the other. */
export function isOfWorker(database: string): boolean {
  return database === workerDatabase;
}

/** Gives the worker's database, which is empty again, to its next test file. */
export function freeDatabaseOfWorker(): void {
  isWorkerDatabaseFree = true;
}

function takeDatabase(): string {
  if (!workerDatabase || !isWorkerDatabaseFree) return `test_${randomUUID().replaceAll('-', '')}`;
  isWorkerDatabaseFree = false;
  return workerDatabase;
}
