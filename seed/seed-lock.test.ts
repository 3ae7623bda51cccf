import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestPayload, type TestPayload } from '#cms/testing/test-payload.ts';
import { withSeedLock } from './seed-lock.ts';

/** Patience that a task of some seconds outlasts, and that a stalled machine does not. */
const quick = { beat: 100, patience: 3000 };

let database: TestPayload;

beforeAll(async () => {
  database = await startTestPayload();
});

afterAll(() => database.stop());

test('tasks follow each other, also after one that failed', async () => {
  const { payload } = database;
  const events: string[] = [];
  const task = (name: string) => async () => {
    events.push(`${name} begins`);
    await wait(300);
    events.push(`${name} ends`);
    if (name === 'first') throw new Error('no luck');
  };
  const first = withSeedLock(payload, task('first'));
  await wait(100);
  const second = withSeedLock(payload, task('second'));
  await expect(first).rejects.toThrow('no luck');
  await second;
  expect(events).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
});

test('a task that outlasts all patience keeps the lock', async () => {
  const { payload } = database;
  const events: string[] = [];
  const long = withSeedLock(
    payload,
    async () => {
      await wait(4000);
      events.push('long');
    },
    quick,
  );
  await wait(100);
  await withSeedLock(payload, async () => void events.push('short'), quick);
  await long;
  expect(events).toEqual(['long', 'short']);
});

test('the lock of a process that died is taken over', async () => {
  const { payload } = database;
  await payload.kv.set('demo-data-lock', { beat: 3 });
  let hasRun = false;
  await withSeedLock(
    payload,
    async () => {
      hasRun = true;
    },
    quick,
  );
  expect(hasRun).toBe(true);
  expect(await payload.kv.has('demo-data-lock')).toBe(false);
});
