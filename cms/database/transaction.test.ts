import { sql } from '@payloadcms/db-sqlite/drizzle';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Medication } from '#collections/payload-types.ts';
import { createMedication } from '../testing/example-data.ts';
import { startTestPayload, type TestPayload } from '../testing/test-payload.ts';
import type { Sqlite } from './adapters.ts';
import { inTransaction } from './transaction.ts';

const isEmbedded = !process.env.TEST_DATABASE_URL;

describe.runIf(isEmbedded)('a transaction in a thread', () => {
  let test: TestPayload;
  let db: Sqlite;
  let medication: Medication;

  beforeAll(async () => {
    test = await startTestPayload();
    db = test.payload.db as Sqlite;
    medication = await createMedication(test.payload);
  });
  afterAll(() => test.stop());

  const rename = (name: string) => sql`UPDATE medications SET name = ${name}`;
  const named = async () =>
    (await test.payload.findByID({ collection: 'medications', id: medication.id })).name;

  it('stores everything that it wrote, or nothing', async () => {
    const before = await named();
    const isRefused = await inTransaction(db, async (run) => {
      expect((await run(rename('Refused'))).rowsAffected).toBe(1);
      return false;
    });
    expect([isRefused, await named()]).toEqual([false, before]);
    const failing = inTransaction(db, async (run) => {
      await run(rename('Failed'));
      await run(sql`UPDATE nothing SET name = ''`);
      return true;
    });
    await expect(failing).rejects.toMatchObject({ code: 'SQLITE_ERROR' });
    expect(await named()).toBe(before);
    const isStored = await inTransaction(db, async (run) => {
      await run(rename('Stored'));
      return (await run(sql`SELECT name FROM medications`)).rows[0]?.[0] === 'Stored';
    });
    expect([isStored, await named()]).toEqual([true, 'Stored']);
  });

  it('is waited for by a write of the process, longer than another process would be', async () => {
    let writing: Promise<unknown> | undefined;
    await inTransaction(db, async (run) => {
      await run(rename('Renamed'));
      writing = test.payload.db.updateOne({
        collection: 'medications',
        id: medication.id,
        data: { description: 'Once a week' },
      });
      await sleep(6000);
      return true;
    });
    await writing;
    const stored = await test.payload.findByID({ collection: 'medications', id: medication.id });
    expect(stored).toMatchObject({ name: 'Renamed', description: 'Once a week' });
  });
});
