import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CollectionBeforeChangeHook, Payload } from 'payload';
import {
  createGuide,
  createMedication,
  createProduct,
  createProvider,
  createReview,
} from '#cms/testing/example-data.ts';
import { startTestApp, type TestApp } from '#cms/testing/test-app.ts';
import { createTestEditors, type TestEditors } from '#cms/testing/test-editors.ts';

let test: TestApp;
let payload: Payload;
let editors: TestEditors;

beforeAll(async () => {
  test = await startTestApp();
  payload = test.payload;
  editors = await createTestEditors(test.test);
});
afterAll(() => test.stop());

const save = (path: string, data: object) => editors.patch('editor', `/${path}`, data);
const saveGlobal = (slug: string, data: object) => editors.post('editor', `/globals/${slug}`, data);

describe('a save over a newer save', () => {
  it('is refused with an error at updatedAt', async () => {
    const { id, updatedAt } = await createProvider(payload);
    const first = await save(`providers/${id}`, { phone: '1', updatedAt });
    expect(first.status).toBe(200);
    const second = await save(`providers/${id}`, { phone: '2', updatedAt });
    expect(second.status).toBe(409);
    expect(second.body.errors[0].message).toContain('A newer version was saved');
    expect(second.body.errors[0].data.errors[0].path).toBe('updatedAt');
    expect((await payload.findByID({ collection: 'providers', id })).phone).toBe('1');
  });

  it('is accepted with the newer version’s updatedAt', async () => {
    const { id, updatedAt } = await createProvider(payload, { name: 'Bramley' });
    const { body } = await save(`providers/${id}`, { phone: '1', updatedAt });
    const second = await save(`providers/${id}`, { phone: '2', updatedAt: body.doc.updatedAt });
    expect(second.status).toBe(200);
  });

  it('is also refused over a newer draft', async () => {
    const { id, updatedAt } = await createGuide(payload);
    await save(`guides/${id}?draft=true`, { title: 'Their draft', updatedAt });
    const mine = await save(`guides/${id}?draft=true`, { title: 'My draft', updatedAt });
    expect(mine.status).toBe(409);
    const { title } = await payload.findByID({ collection: 'guides', id, draft: true });
    expect(title).toBe('Their draft');
  });

  it('is refused over a draft that was not seen, when the published version is to come back', async () => {
    const { id, updatedAt } = await createGuide(payload, {
      title: 'On the site',
      slug: 'reverted',
    });
    const draft = { title: 'Half done' };
    const { body } = await save(`guides/${id}?draft=true`, draft);
    const { body: published } = await editors.get('editor', `/guides/${id}?depth=0`);
    const revert = (seen: string) =>
      save(`guides/${id}?depth=0`, { ...published, updatedAt: seen });
    const newest = () => payload.findByID({ collection: 'guides', id, draft: true });

    expect((await revert(updatedAt)).status).toBe(409);
    expect(await newest()).toMatchObject({ title: 'Half done', _status: 'draft' });
    expect((await revert(body.doc.updatedAt)).status).toBe(200);
    expect(await newest()).toMatchObject({ title: 'On the site', _status: 'published' });
  });

  it('is refused for a global', async () => {
    const { body } = await saveGlobal('home', { bannerText: 'One' });
    const { updatedAt } = body.result;
    expect((await saveGlobal('home', { bannerText: 'Two', updatedAt })).status).toBe(200);
    expect((await saveGlobal('home', { bannerText: 'Three', updatedAt })).status).toBe(409);
  });

  it('is allowed for a caller that sends no updatedAt', async () => {
    const { id } = await createProvider(payload, { name: 'Coppice' });
    await save(`providers/${id}`, { phone: '1' });
    expect((await save(`providers/${id}`, { phone: '2' })).status).toBe(200);
    const saved = await payload.update({ collection: 'providers', id, data: { phone: '3' } });
    expect(saved.phone).toBe('3');
  });
});

describe('a save that somebody overtakes', () => {
  /** Acts once, after the next save of a collection has read its document and before it is written. */
  const overtake = (collection: 'products' | 'reviews', act: () => Promise<unknown>) => {
    const { hooks } = payload.collections[collection].config;
    const once: CollectionBeforeChangeHook = async ({ data }) => {
      hooks.beforeChange = hooks.beforeChange.filter((hook) => hook !== once);
      await act();
      return data;
    };
    hooks.beforeChange = [...hooks.beforeChange, once];
  };
  const later = () => new Date(Date.now() + 1000).toISOString();

  it('is refused, and what the other has written stays', async () => {
    const { id: provider } = await createProvider(payload, { name: 'Dunmore' });
    const { id: medication } = await createMedication(payload, { name: 'Mounjaro' });
    const { id } = await createProduct(payload, { provider, medication, pricePence: 12_000 });
    const data = { pricePence: 15_000, updatedAt: later() };
    overtake('products', () => payload.db.updateOne({ collection: 'products', id, data }));
    const { status } = await save(`products/${id}`, { checkedAt: new Date().toISOString() });
    expect(status).toBe(409);
    const stored = await payload.findByID({ collection: 'products', id });
    expect(stored.pricePence).toBe(15_000);
    expect((await save(`products/${id}`, { pricePence: 16_000 })).status).toBe(200);
  });

  const isEmbedded = !process.env.TEST_DATABASE_URL;
  // In a transaction none of them is saved then.
  it.runIf(isEmbedded)('is refused among many, and the others are saved', async () => {
    const { id: provider } = await createProvider(payload, { name: 'Eastleigh' });
    const ids = await Promise.all(
      [1, 2, 3].map(async () => (await createReview(payload, { provider, status: 'pending' })).id),
    );
    const id = ids[1]!;
    const data = { content: 'Redacted.', updatedAt: later() };
    overtake('reviews', () => payload.db.updateOne({ collection: 'reviews', id, data }));
    const { docs, errors } = await payload.update({
      collection: 'reviews',
      where: { id: { in: ids } },
      data: { status: 'published' },
    });
    expect(docs).toHaveLength(2);
    expect(errors).toMatchObject([{ id, message: expect.stringContaining('A newer version') }]);
    expect(await payload.findByID({ collection: 'reviews', id })).toMatchObject({
      content: 'Redacted.',
      status: 'pending',
    });
  });

  it('is none where only the draft is newer than what is on the site', async () => {
    const { id: provider } = await createProvider(payload, { name: 'Garsdale' });
    const { id } = await payload.create({
      collection: 'sentiment-snapshots',
      data: {
        provider,
        overallSentiment: 'positive',
        sentimentScore: 80,
        sentimentSummary: 'Quick delivery.',
        trustScore: 'high',
        analysedAt: later(),
        _status: 'published',
      },
    });
    const draft = { sentimentSummary: 'Quick delivery and advice.' };
    expect((await save(`sentiment-snapshots/${id}?draft=true`, draft)).status).toBe(200);
    const { status } = await save(`sentiment-snapshots/${id}`, { _status: 'published' });
    expect(status).toBe(200);
  });

  it('brings back no count of what visitors have done meanwhile', async () => {
    const { id: provider } = await createProvider(payload, { name: 'Farnley' });
    const { id } = await createReview(payload, { provider, status: 'pending' });
    const data = { helpfulCount: 1, openReports: 1, updatedAt: null };
    overtake('reviews', () => payload.db.updateOne({ collection: 'reviews', id, data }));
    const { status } = await save(`reviews/${id}`, { status: 'published' });
    // A transaction takes the count for a newer version.
    expect(status).toBe(isEmbedded ? 200 : 409);
    const stored = await payload.findByID({ collection: 'reviews', id });
    expect(stored).toMatchObject({ helpfulCount: 1, openReports: 1 });
  });
});

describe('an old version', () => {
  it.each(['', '?draft=false'])(
    'is restored as a draft beside what is published (%s)',
    async (query) => {
      const slug = `restored${query.length}`;
      const { id } = await createGuide(payload, { title: 'As it was', slug, _status: 'draft' });
      await payload.update({
        collection: 'guides',
        id,
        data: { title: 'As it is', _status: 'published' },
      });
      const where = { parent: { equals: id } };
      const { docs } = await payload.findVersions({
        collection: 'guides',
        where,
        sort: 'createdAt',
      });
      const answer = await editors.post('editor', `/guides/versions/${docs[0]?.id}${query}`);
      expect(answer.status).toBe(200);
      await test.catalogue.compare();
      expect(test.catalogue.current().guides.get(slug)?.title).toBe('As it is');
      const draft = await payload.findByID({ collection: 'guides', id, draft: true });
      expect(draft).toMatchObject({ title: 'As it was', _status: 'draft' });
    },
  );
});
