import type { CollectionSlug, Payload, Where } from 'payload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { User } from '#collections/payload-types.ts';
import { countTurns } from '../testing/count-turns.ts';
import {
  createGuide,
  createMedication,
  createProduct,
  createProvider,
  createReview,
} from '../testing/example-data.ts';
import { createTestEditors } from '../testing/test-editors.ts';
import { startTestPayload, type TestPayload } from '../testing/test-payload.ts';
import { countGroups } from './count-groups.ts';
import { insertRows } from './insert-rows.ts';

describe('a list that an editor asks for', () => {
  let test: TestPayload;
  let payload: Payload;
  let user: User & { collection: 'users' };

  beforeAll(async () => {
    test = await startTestPayload();
    ({ payload } = test);
    user = (await createTestEditors(test)).user('admin');
  });
  afterAll(() => test.stop());

  it('leaves others their turn while its filter looks at every row', async () => {
    const messages = Array.from({ length: 20_000 }, (_, index) => ({
      name: `Reader ${index}`,
      email: `reader-${index}@reader.example`,
      subject: 'A price',
      message: 'The price of 5mg has changed since Monday.',
      receivedAt: '2026-11-20T12:00:00.000Z',
      status: 'new' as const,
    }));
    await insertRows(payload, 'contact-messages', messages);
    // No index helps to find what has a word in it.
    const where = { message: { contains: 'Tuesday' } };
    const turns = await countTurns(async () => {
      const found = await payload.find({ collection: 'contact-messages', where, user });
      expect(found).toMatchObject({ docs: [], totalDocs: 0 });
    });
    expect(turns).toBeGreaterThan(20);
  });

  it('leaves others their turn while documents are counted by what they have in common', async () => {
    const provider = (await createProvider(payload)).id;
    const review = {
      provider,
      rating: 4,
      content: 'Delivery was quick.',
      customerName: 'Sam T.',
      status: 'published' as const,
      postedAt: '2026-11-20T12:00:00.000Z',
      helpfulCount: 1,
      openReports: 0,
    };
    await insertRows(
      payload,
      'reviews',
      Array.from({ length: 20_000 }, () => review),
    );
    const turns = await countTurns(async () => {
      const by = ['provider'] as const;
      const groups = await countGroups(payload, 'reviews', { by, sum: 'rating' });
      expect(groups).toEqual([{ values: { provider }, count: 20_000, sum: 80_000 }]);
    });
    expect(turns).toBeGreaterThan(20);
    await payload.db.deleteMany({ collection: 'reviews', where: {} });
  });

  it('has what was saved just before', async () => {
    for (let index = 0; index < 20; index += 1) {
      const name = `Clinic ${index}`;
      await createProvider(payload, { name });
      const where = { name: { equals: name } };
      const { totalDocs } = await payload.find({ collection: 'providers', where, user });
      expect(totalDocs).toBe(1);
    }
  });

  describe('is the same as the process reads it', () => {
    beforeAll(async () => {
      const medication = (await createMedication(payload)).id;
      for (const name of ['Birch Pharmacy', 'Alder Pharmacy']) {
        const provider = (await createProvider(payload, { name, features: ['Advice'] })).id;
        await createProduct(payload, { provider, medication, sourceUrl: null });
        await createReview(payload, { provider, title: name, content: 'Quick, “kind” & 5 °C.' });
      }
      await createGuide(payload, { title: 'First' });
      await createGuide(payload, { title: 'Second', _status: 'draft' });
    });

    it.each<[CollectionSlug, { sort?: string; where?: Where; draft?: boolean; page?: number }]>([
      ['providers', { sort: 'name', where: { features: { contains: 'Advice' } } }],
      ['products', { sort: 'provider.name' }],
      ['products', { where: { 'provider.name': { like: 'pharmacy' } } }],
      ['reviews', { sort: '-title', page: 2 }],
      ['guides', { draft: true, sort: 'title' }],
    ])('of %s with %o', async (collection, query) => {
      const asked = { collection, limit: 1, depth: 1, overrideAccess: true, ...query };
      const list = await payload.find({ ...asked, user });
      expect(list.docs).toHaveLength(1);
      expect(list).toEqual(await payload.find(asked));
    });

    it('with how many there are, and versions', async () => {
      const asked = { collection: 'guides', overrideAccess: true } as const;
      expect(await payload.count({ ...asked, user })).toEqual({ totalDocs: 2 });
      expect(await payload.countVersions({ ...asked, user })).toEqual({ totalDocs: 2 });
      const versions = await payload.findVersions({ ...asked, user });
      expect(versions).toEqual(await payload.findVersions(asked));
      expect(versions.docs).toHaveLength(2);
    });
  });
});
