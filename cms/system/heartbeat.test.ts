import { createClient } from '@libsql/client';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startCuttableDatabase, type CuttableDatabase } from '../testing/cuttable-database.ts';
import { startTestPayload, type TestPayload } from '../testing/test-payload.ts';
import { runningProcesses, startHeartbeat } from './heartbeat.ts';

let database: CuttableDatabase;
let test: TestPayload;

beforeAll(async () => {
  database = await startCuttableDatabase();
  test = await startTestPayload(database.variables);
});
afterAll(async () => {
  await test.stop();
  await database.stop();
});

const milliseconds = 50;
const patience = { timeout: 30_000, interval: 50 };

it('a process is among those that run until it stops', async () => {
  const { payload } = test;
  const first = startHeartbeat(payload, { milliseconds });
  await expect.poll(() => runningProcesses(payload), patience).toHaveLength(1);
  const second = startHeartbeat(payload, { milliseconds });
  await expect.poll(() => runningProcesses(payload), patience).toHaveLength(2);
  const [{ pid, startedAt } = { pid: 0, startedAt: '' }] = await runningProcesses(payload);
  expect(pid).toBe(process.pid);
  expect(Date.parse(startedAt)).toBeLessThanOrEqual(Date.now());
  await first.stop();
  expect(await runningProcesses(payload)).toHaveLength(1);
  await second.stop();
  expect(await runningProcesses(payload)).toEqual([]);
});

it('a process that was killed is forgotten after two minutes', async () => {
  const { payload } = test;
  const seconds = (ago: number) => new Date(Date.now() - ago * 1000).toISOString();
  const process = { host: 'here', pid: 7, startedAt: seconds(500) };
  await payload.kv.set('process:alive', { ...process, seenAt: seconds(90) });
  await payload.kv.set('process:dead', { ...process, seenAt: seconds(150) });
  await payload.kv.set('another', 'value');
  expect(await runningProcesses(payload)).toEqual([{ ...process, seenAt: expect.anything() }]);
  expect((await payload.kv.keys()).toSorted()).toEqual(['another', 'process:alive']);
});

it('a database that takes no writes is noticed, and that it takes them again', async () => {
  const { payload } = test;
  vi.spyOn(payload.logger, 'error').mockImplementation(() => {});
  const heartbeat = startHeartbeat(payload, { milliseconds });
  await expect.poll(() => runningProcesses(payload), patience).not.toEqual([]);
  expect(heartbeat.isWritable()).toBe(true);

  const allowWrites = await refuseWrites();
  await expect.poll(heartbeat.isWritable, patience).toBe(false);
  await allowWrites();
  await expect.poll(heartbeat.isWritable, patience).toBe(true);
  await heartbeat.stop();
});

/** Locks the embedded database, as another program may, or cuts the way to MongoDB; returns how to end that. */
async function refuseWrites(): Promise<() => Promise<void>> {
  const { payload, env } = test;
  if (payload.db.name !== 'sqlite') {
    await database.cut(payload);
    return () => database.restore(payload);
  }
  const other = createClient({ url: env.databaseUrl });
  const lock = await other.transaction('write');
  return async () => {
    await lock.rollback();
    other.close();
  };
}
