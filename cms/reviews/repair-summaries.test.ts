import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { SQLiteAdapter } from '@payloadcms/db-sqlite';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { startCatalogue, type CatalogueService } from '../catalogue/catalogue-service.ts';
import { createProvider, createReview } from '../testing/example-data.ts';
import { startTestPayload, type TestPayload } from '../testing/test-payload.ts';
import { createHelpfulVotes, settleMilliseconds } from './helpful-votes.ts';
import { readReviewFigures, repairReviewSummaries } from './repair-summaries.ts';

const isSqlite = process.env.TEST_DATABASE_URL === undefined;

let test: TestPayload;
let catalogue: CatalogueService;

beforeAll(async () => {
  test = await startTestPayload();
  catalogue = await startCatalogue(test.payload);
});
afterAll(async () => {
  await catalogue.stop();
  await test.stop();
});

it('counts reviews that a process stored but was killed before it counted them', async () => {
  const { payload } = test;
  const provider = await createProvider(payload);
  await createReview(payload, { provider: provider.id });
  await payload.db.deleteMany({
    collection: 'review-summaries',
    where: {},
    req: { payload },
  });
  await catalogue.compare();
  expect(catalogue.current().stats.reviewCount).toBe(0);
  await repairReviewSummaries(payload, await readReviewFigures(payload));
  expect(catalogue.current().stats.reviewCount).toBe(1);
});

it.each([
  ['rating', { rating: 1 }, { ratings: [1, 0, 0, 0, 0], verified: 0 }],
  ['verification', { verified: true }, { ratings: [0, 0, 0, 0, 1], verified: 1 }],
  [
    'rejection',
    { status: 'rejected', rejectionReason: 'abusive' },
    {
      ratings: [0, 0, 0, 0, 0],
      removed: [{ reason: 'abusive', rating: 5, count: 1 }],
    },
  ],
  ['place in the trash', { deletedAt: new Date().toISOString() }, { ratings: [0, 0, 0, 0, 0] }],
] as const)('finds a review whose changed %s was not counted', async (what, change, counts) => {
  const { payload } = test;
  const provider = await createProvider(payload, {
    name: `Clinic of ${what}`,
    slug: what.replaceAll(' ', '-'),
  });
  const { id } = await createReview(payload, {
    provider: provider.id,
    rating: 5,
  });
  await payload.db.updateOne({ collection: 'reviews', id, data: change });
  await repairReviewSummaries(payload, await readReviewFigures(payload));
  const { docs } = await payload.find({
    collection: 'review-summaries',
    where: { provider: { equals: provider.id } },
    overrideAccess: true,
  });
  expect(docs).toMatchObject([{ counts }]);
});

it('counts all reviews afresh where a summary cannot be read', async () => {
  const { payload } = test;
  const provider = await createProvider(payload, { name: 'Broken Clinic', slug: 'broken-clinic' });
  await createReview(payload, { provider: provider.id, rating: 4 });
  const where = { provider: { equals: provider.id } };
  await payload.db.updateOne({
    collection: 'review-summaries',
    where,
    data: { counts: { ratings: 'four', removed: 'none' } },
  });
  await repairReviewSummaries(payload, await readReviewFigures(payload));
  const { docs } = await payload.find({
    collection: 'review-summaries',
    where,
    overrideAccess: true,
  });
  expect(docs).toMatchObject([{ counts: { ratings: [0, 0, 0, 1, 0] } }]);
});

it.runIf(isSqlite)('counts the reviews that can be read where one holds bytes', async () => {
  const { payload } = test;
  const provider = await createProvider(payload, { name: 'Clinic of bytes' });
  const unreadable = await createReview(payload, { provider: provider.id });
  await createReview(payload, { provider: provider.id, rating: 4 });
  const { client } = payload.db as typeof payload.db & SQLiteAdapter;
  await client.execute({
    sql: "UPDATE reviews SET status = x'ff' WHERE id = ?",
    args: [unreadable.id],
  });
  await repairReviewSummaries(payload, await readReviewFigures(payload));
  const { docs } = await payload.find({
    collection: 'review-summaries',
    where: { provider: { equals: provider.id } },
    overrideAccess: true,
  });
  expect(docs).toMatchObject([{ counts: { ratings: [0, 0, 0, 1, 0] } }]);
});

it('counts helpful votes that came just before a process was killed', async () => {
  const { payload } = test;
  const provider = await createProvider(payload, {
    name: 'Clinic of votes',
    slug: 'votes',
  });
  const { id } = await createReview(payload, { provider: provider.id });
  const dying = createHelpfulVotes(payload);
  await dying.add({ id, provider: provider.id }, { network: '198.51.100.1' });
  await repairReviewSummaries(payload, await readReviewFigures(payload));
  const { docs } = await payload.find({
    collection: 'review-summaries',
    where: { provider: { equals: provider.id } },
  });
  expect(docs).toMatchObject([{ counts: { helpfulVotes: 1 }, newest: [{ helpfulCount: 1 }] }]);
});

it('settles helpful votes later if the database is away when it would have', async () => {
  const { payload } = test;
  const { id: provider } = await createProvider(payload, { name: 'Clinic of late votes' });
  const { id } = await createReview(payload, { provider });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const logged = vi.spyOn(payload.logger, 'error').mockImplementation(() => {});
  onTestFinished(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
  const votes = createHelpfulVotes(payload);
  await votes.add({ id, provider }, { network: '198.51.100.1' });
  const away = vi.spyOn(payload.db, 'findOne').mockRejectedValue(new Error('The database is away'));
  await vi.advanceTimersByTimeAsync(settleMilliseconds);
  await expect.poll(() => logged.mock.calls).toHaveLength(1);
  away.mockRestore();
  await vi.advanceTimersByTimeAsync(settleMilliseconds);
  const where = { provider: { equals: provider } };
  await expect
    .poll(() => payload.find({ collection: 'review-summaries', where }))
    .toMatchObject({ docs: [{ counts: { helpfulVotes: 1 } }] });
});

it('settles helpful votes before it stops, also if it is at it already', async () => {
  const { payload } = test;
  const { id: provider } = await createProvider(payload, { name: 'Clinic of last votes' });
  const { id } = await createReview(payload, { provider });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
  const votes = createHelpfulVotes(payload);
  await votes.add({ id, provider }, { network: '198.51.100.1' });
  const findOne = payload.db.findOne.bind(payload.db);
  let goOn = () => {};
  const slow = vi.spyOn(payload.db, 'findOne').mockImplementationOnce(async (given) => {
    await new Promise<void>((resolve) => (goOn = resolve));
    return findOne(given) as never;
  });
  await vi.advanceTimersByTimeAsync(settleMilliseconds);
  expect(slow).toHaveBeenCalledTimes(1);
  let isStopped = false;
  const stopping = votes.stop().then(() => (isStopped = true));
  for (let turn = 1; turn <= 20; turn += 1) await yieldToEventLoop();
  expect(isStopped).toBe(false);
  goOn();
  await stopping;
  const where = { provider: { equals: provider } };
  expect(await payload.find({ collection: 'review-summaries', where })).toMatchObject({
    docs: [{ counts: { helpfulVotes: 1 } }],
  });
});
