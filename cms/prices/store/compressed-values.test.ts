import { randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { Payload } from 'payload';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestPayload, type TestPayload } from '#cms/testing/test-payload.ts';
import { compressedValues } from './compressed-values.ts';

let test: TestPayload;
let payload: Payload;

beforeAll(async () => {
  test = await startTestPayload();
  ({ payload } = test);
});
afterAll(() => test.stop());

it('a new value that many set at the same moment is one of theirs', async () => {
  const values = compressedValues(payload);
  for (let round = 1; round <= 3; round += 1) {
    const numbers = Array.from({ length: 60 }, (_, number) => number);
    await Promise.all(numbers.map((number) => values.set(`round ${round}`, { number })));
    const { number } = (await values.get<{ number: number }>(`round ${round}`)) ?? {};
    expect(numbers).toContain(number);
  }
});

it('a value of megabytes that many set at the same moment is one of theirs, whole', async () => {
  const values = compressedValues(payload);
  for (let round = 1; round <= 2; round += 1) {
    const texts = Array.from({ length: 3 }, () => randomBytes(1_000_000).toString('base64'));
    await Promise.all(texts.map((text) => values.set('megabytes', { text })));
    expect(texts).toContain((await values.get<{ text: string }>('megabytes'))?.text);
  }
  await values.set('megabytes', 'small');
  expect(await values.get('megabytes')).toBe('small');
  await values.delete('megabytes');
  expect(await values.get('megabytes')).toBeNull();
});

it('what an older version has stored in one piece is read', async () => {
  const journal = { at: 'now', changes: [{ product: 'a' }] };
  const packed = gzipSync(JSON.stringify(journal)).toString('base64');
  await payload.kv.set('old', { gzip: packed });
  expect(await compressedValues(payload).get('old')).toEqual(journal);
});
