import type { Payload } from 'payload';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createProvider, createReview } from '#cms/testing/example-data.ts';
import { startTestPayload, type TestPayload } from '#cms/testing/test-payload.ts';
import type * as Storing from './store-review-summary.ts';

let test: TestPayload;
/** The module as another process has it. */
let another: typeof Storing;

beforeAll(async () => {
  test = await startTestPayload();
  vi.resetModules();
  another = await import('./store-review-summary.ts');
});
afterAll(() => test.stop());

it.each([
  ['has been counted', true],
  ['has not been counted', false],
])(
  'a review that one process publishes while another counts is in the figures, where the provider %s before',
  async (_, isCounted) => {
    const { payload } = test;
    const slug = isCounted ? 'counted' : 'new';
    const { id: provider } = await createProvider(payload, { name: slug, slug });
    if (isCounted) await createReview(payload, { provider, rating: 5 });
    const publish = () => createReview(payload, { provider, rating: 1 });
    await another.storeReviewSummary(onceRead(payload, publish), provider);
    const summary = await payload.db.findOne({
      collection: 'review-summaries',
      where: { provider: { equals: provider } },
    });
    expect(summary).toMatchObject({
      counts: { ratings: [1, 0, 0, 0, isCounted ? 1 : 0] },
      newest: isCounted ? [{ rating: 1 }, { rating: 5 }] : [{ rating: 1 }],
    });
  },
);

/** Does something when all that a summary counts has been read once. */
function onceRead(payload: Payload, act: () => Promise<unknown>): Payload {
  let isDone = false;
  const find = async (options: Parameters<Payload['find']>[0]) => {
    const found = await payload.find(options);
    const isLast = options.where?.wasPublished !== undefined;
    if (isLast && !isDone) {
      isDone = true;
      await act();
    }
    return found;
  };
  return Object.create(payload, { find: { value: find } }) as Payload;
}
