import { afterAll, beforeAll, expect, it } from 'vitest';
import { createProvider, createReview } from '../testing/example-data.ts';
import { startTestPayload, type TestPayload } from '../testing/test-payload.ts';
import { insertAndCount } from './insert-and-count.ts';

let test: TestPayload;
let review: string;

beforeAll(async () => {
  test = await startTestPayload();
  const provider = await createProvider(test.payload);
  ({ id: review } = await createReview(test.payload, { provider: provider.id }));
});
afterAll(() => test.stop());

const vote = (code: string, field = 'helpfulCount') =>
  insertAndCount(test.payload, {
    collection: 'helpful-votes',
    row: { review, code },
    counter: { collection: 'reviews', id: review, field },
  });

async function counted() {
  const { payload } = test;
  const { totalDocs } = await payload.count({ collection: 'helpful-votes' });
  const { helpfulCount } = await payload.findByID({ collection: 'reviews', id: review });
  return { votes: totalDocs, helpfulCount };
}

it('counts each document once, also when many come at the same moment', async () => {
  const codes = ['a', 'b', 'c', 'd', 'e', 'a', 'b'];
  const counts = await Promise.all(codes.map((code) => vote(code)));
  const numbers = counts.filter((count) => count !== undefined);
  expect(numbers.toSorted((one, other) => one - other)).toEqual([1, 2, 3, 4, 5]);
  expect(await vote('a')).toBeUndefined();
  expect(await counted()).toEqual({ votes: 5, helpfulCount: 5 });
});

it('stores no document that cannot be counted', async () => {
  const before = await counted();
  // A relation, to which nothing can be added.
  await expect(vote('f', 'provider')).rejects.toThrow(/./);
  expect(await counted()).toEqual(before);
});
