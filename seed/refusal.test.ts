import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestPayload, type TestPayload } from '#cms/testing/test-payload.ts';
import { isEmpty, seed } from './index.ts';

let database: TestPayload;

beforeAll(async () => {
  database = await startTestPayload();
});

afterAll(() => database.stop());

test('a database with content of its own is neither empty nor seeded', async () => {
  const { payload } = database;
  await payload.create({
    collection: 'providers',
    data: { name: 'A real clinic', slug: '', type: 'Specialist clinic', _status: 'published' },
    overrideAccess: true,
  });
  expect(await isEmpty(payload)).toBe(false);
  await expect(seed(payload, { date: new Date() })).rejects.toThrow('holds content of its own');
  const { totalDocs } = await payload.count({ collection: 'reviews', overrideAccess: true });
  expect(totalDocs).toBe(0);
});
