import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createGuide } from '../testing/example-data.ts';
import { countQueries } from '../testing/count-queries.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { startBackgroundWork } from './background-work.ts';

let app: TestApp;
let stopBackgroundWork: () => Promise<void>;

beforeAll(async () => {
  app = await startTestApp();
  stopBackgroundWork = startBackgroundWork(app.payload);
});
afterAll(async () => {
  await stopBackgroundWork();
  await app.stop();
});

const seconds = 20;

it('a process that has nothing to do asks the database at most twice a second', async () => {
  // What is done once at the start is over.
  await wait(3000);
  const queries = countQueries(app.payload);
  await wait(seconds * 1000);
  const count = queries();
  // Fewer would mean that nobody looks for the changes of others.
  expect(count).toBeGreaterThan(5);
  expect(count).toBeLessThanOrEqual(2 * seconds);
  await createGuide(app.payload);
  expect(queries()).toBeGreaterThan(count);
});
