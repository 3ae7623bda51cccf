import { afterAll, beforeAll, expect, it } from 'vitest';
import { createProvider, createReview } from '../testing/example-data.ts';
import { startTestPayload, type TestPayload } from '../testing/test-payload.ts';
import { readWaitingReviews } from './waiting-reviews.ts';

let test: TestPayload;

beforeAll(async () => {
  test = await startTestPayload();
});
afterAll(() => test.stop());

it('the reviews that wait are read in full, oldest first, with their provider', async () => {
  const { payload } = test;
  const { id: provider } = await createProvider(payload, { name: 'Reviewed Clinic' });
  const content = 'A long review. '.repeat(60).trim();
  const postedAt = '2026-11-20T12:00:00.000Z';
  await createReview(payload, { provider, status: 'published' });
  await createReview(payload, { provider, status: 'rejected', rejectionReason: 'duplicate' });
  await createReview(payload, { provider, status: 'pending', postedAt });
  const oldest = await createReview(payload, {
    provider,
    status: 'pending',
    rating: 1,
    content,
    location: 'Leeds',
    postedAt: '2026-11-19T12:00:00.000Z',
  });
  const { waiting, total } = await readWaitingReviews(payload);
  expect(waiting.map((review) => review.postedAt)).toEqual(['2026-11-19T12:00:00.000Z', postedAt]);
  expect(waiting[0]).toMatchObject({
    id: oldest.id,
    updatedAt: oldest.updatedAt,
    provider: 'Reviewed Clinic',
    stars: 1,
    content,
    writer: 'Sam T., Leeds',
  });
  expect(total).toBe(2);
});
