import { randomUUID } from 'node:crypto';

/** An empty database on the MongoDB of TEST_DATABASE_URL; nothing for the embedded default. */
export function testDatabaseUrl(): string | undefined {
  const serverUrl = process.env.TEST_DATABASE_URL;
  if (!serverUrl) return undefined;
  const url = new URL(serverUrl);
  // By the process that started this one, `drop-databases.ts` knows what its tests have left.
  url.pathname = `/test_${process.ppid}_${randomUUID().replaceAll('-', '')}`;
  // So that a test can count what the database is asked.
  url.searchParams.set('monitorCommands', 'true');
  return url.href;
}
