import type { CollectionSlug, Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestPayload, type TestPayload } from '#cms/testing/test-payload.ts';
import { collections } from '#collections/index.ts';
import { reviewsAt } from './demo/reviews/index.ts';
import type { ReviewData } from './demo/reviews/review-data.ts';
import { isEmpty, seed } from './index.ts';

const date = new Date('2026-05-20T15:30:00Z');
const nextDay = new Date('2026-05-21T08:00:00Z');
const timeout = 120_000;

describe('a database that is being seeded', () => {
  let database: TestPayload;
  let payload: Payload;

  beforeAll(async () => {
    database = await startTestPayload();
    payload = database.payload;
  }, timeout);

  afterAll(() => database.stop());

  test('is empty at first', async () => {
    expect(await isEmpty(payload)).toBe(true);
  });

  test(
    'counts as empty after an interruption',
    async () => {
      const interrupted = seed(payload, {
        date,
        onProgress: (line) => {
          if (line.includes('reviews')) throw new Error('interrupted');
        },
      });
      await expect(interrupted).rejects.toThrow('interrupted');
      await loseRows(payload);
      expect(await isEmpty(payload)).toBe(true);
    },
    timeout,
  );

  test(
    'is completed by the next run, even by two at once, with the dates of the first',
    async () => {
      await Promise.all([seed(payload, { date: nextDay }), seed(payload, { date: nextDay })]);
      expect(await isEmpty(payload)).toBe(false);

      const { docs } = await payload.find({
        collection: 'reviews',
        depth: 0,
        pagination: false,
        overrideAccess: true,
      });
      const lineOf = ({ postedAt, customerName, content }: (typeof docs)[number] | ReviewData) =>
        `${postedAt} ${customerName} ${content}`;
      expect(docs.map(lineOf).toSorted(byText)).toEqual(
        reviewsAt(date).map(lineOf).toSorted(byText),
      );
      expect(await countsOf(payload)).toMatchObject({
        providers: 32,
        products: 162,
        observations: 8194,
        'market-reports': 11,
        'review-summaries': 30,
        guides: 4,
      });
    },
    timeout,
  );

  test(
    'stays as it is when it is seeded again',
    async () => {
      const before = await dump(payload);
      await seed(payload, { date: nextDay });
      expect(await dump(payload)).toBe(before);
    },
    timeout,
  );

  test(
    'is given the dose steps that an older version did not know',
    async () => {
      const wegovy = { collection: 'medications', where: { slug: { equals: 'wegovy' } } } as const;
      await payload.update({
        ...wegovy,
        data: { doseSteps: [], doseStepsNote: null, doseStepsUrl: null },
        overrideAccess: true,
      });
      await seed(payload, { date: nextDay });
      const { docs } = await payload.find({ ...wegovy, overrideAccess: true });
      expect(docs[0]?.doseSteps?.map(({ dose }) => dose)).toEqual([
        '0.25mg',
        '0.5mg',
        '1mg',
        '1.7mg',
        '2.4mg',
        '7.2mg',
      ]);
    },
    timeout,
  );
});

const byText = (a: string, b: string) => a.localeCompare(b);

/** As though the process had ended in the middle of writing them. */
async function loseRows(payload: Payload): Promise<void> {
  const req = { payload };
  const where = { rating: { less_than: 5 } };
  await payload.db.deleteMany({ collection: 'reviews', where, req });
  await payload.db.deleteMany({ collection: 'review-summaries', where: {}, req });
  const lost = { dose: { equals: '1mg' } };
  await payload.db.deleteMany({ collection: 'observations', where: lost, req });
  await payload.db.deleteMany({ collection: 'products', where: lost, req });
}

async function countsOf(payload: Payload): Promise<Record<string, number>> {
  const counts = await Promise.all(
    collections.map(async ({ slug }) => {
      const { totalDocs } = await payload.count({
        collection: slug as CollectionSlug,
        overrideAccess: true,
      });
      return [slug, totalDocs] as const;
    }),
  );
  return Object.fromEntries(counts);
}

/** Every stored document, word for word. */
async function dump(payload: Payload): Promise<string> {
  const documents = await Promise.all(
    collections.map(({ slug }) =>
      payload.find({
        collection: slug as CollectionSlug,
        depth: 0,
        pagination: false,
        sort: 'id',
        overrideAccess: true,
      }),
    ),
  );
  const home = await payload.findGlobal({ slug: 'home', depth: 0, overrideAccess: true });
  const settings = await payload.findGlobal({ slug: 'settings', depth: 0, overrideAccess: true });
  return JSON.stringify([documents.map(({ docs }) => docs), home, settings], null, 1);
}
