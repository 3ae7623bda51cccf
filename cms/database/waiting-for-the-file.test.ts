import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient, type Client } from '@libsql/client';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Medication } from '#collections/payload-types.ts';
import { threadOf } from '../runtime/thread.ts';
import { createMedication } from '../testing/example-data.ts';
import { startTestPayload, type TestPayload } from '../testing/test-payload.ts';
import type { Sqlite } from './adapters.ts';
import { isDatabaseAway } from './is-database-away.ts';

const isEmbedded = !process.env.TEST_DATABASE_URL;

describe.runIf(isEmbedded)('while another process has the embedded database locked', () => {
  let test: TestPayload;
  let other: Client;
  let medication: Medication;

  beforeAll(async () => {
    test = await startTestPayload();
    medication = await createMedication(test.payload);
    other = createClient({ url: test.env.databaseUrl });
  });
  afterEach(() => other.execute('COMMIT').catch(() => {}));
  afterAll(async () => {
    other.close();
    await test.stop();
  });

  const write = (description: string) =>
    test.payload.db.updateOne({
      collection: 'medications',
      id: medication.id,
      data: { description },
    });
  /** What is in the file for everybody. */
  const stored = async () =>
    (await other.execute('SELECT description FROM medications')).rows[0]?.description;

  const readByUs = async () =>
    (await test.payload.findByID({ collection: 'medications', id: medication.id })).description;

  it('a write waits for it, and everything else goes on', async () => {
    await other.execute('BEGIN IMMEDIATE');
    let isWritten = false;
    const writing = write('Once a week').then(() => {
      isWritten = true;
    });
    // Each of these would take five seconds if the process were held up.
    for (let turn = 1; turn <= 10; turn += 1) await sleep(20);
    expect(isWritten).toBe(false);
    expect(await readByUs()).toBe(medication.description);
    await other.execute('COMMIT');
    await writing;
    expect(await stored()).toBe('Once a week');
  });

  it('a write in another thread of the process waits too, for longer than any process is waited for', async () => {
    const start = threadOf(new URL('../testing/writing-thread.ts', import.meta.url));
    const thread = start({ workerData: { env: test.env, id: medication.id } });
    await once(thread, 'message');
    await other.execute('BEGIN IMMEDIATE');
    thread.postMessage('Every day');
    await sleep(5500);
    await other.execute('COMMIT');
    expect(await once(thread, 'message')).toEqual(['stored']);
    expect(await stored()).toBe('Every day');
    await thread.terminate();
  });

  it('a write that follows another one’s failure at once is in the file too', async () => {
    const { client } = test.payload.db as Sqlite;
    await other.execute('BEGIN IMMEDIATE');
    const waiting = client.execute("UPDATE medications SET description = 'Every week'");
    const unlocking = other.execute('COMMIT');
    const following = client.execute("UPDATE medications SET name = 'Another'");
    await Promise.all([waiting, unlocking, following]);
    const { rows } = await other.execute('SELECT description, name FROM medications');
    expect(rows).toMatchObject([{ description: 'Every week', name: 'Another' }]);
  });

  it('a write that has waited in vain fails as an outage, and the next one waits again', async () => {
    await other.execute('BEGIN IMMEDIATE');
    const failure: unknown = await write('Never').catch((error: unknown) => error);
    expect(isDatabaseAway(failure)).toBe(true);
    const writing = write('Twice a week');
    await sleep(200);
    await other.execute('COMMIT');
    await writing;
    expect(await stored()).toBe('Twice a week');
  });
});
