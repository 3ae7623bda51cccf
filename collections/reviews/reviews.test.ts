import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createProvider, createReview } from '#cms/testing/example-data.ts';
import { createTestEditors, type TestEditors } from '#cms/testing/test-editors.ts';
import { startTestPayload, type TestPayload } from '#cms/testing/test-payload.ts';
import type { Review } from '../payload-types.ts';
import { toContractReview } from './to-contract-review.ts';

let test: TestPayload;
let editors: TestEditors;
let provider: string;

beforeAll(async () => {
  test = await startTestPayload();
  editors = await createTestEditors(test);
  provider = (await createProvider(test.payload)).id;
});
afterAll(() => test.stop());

const create = (fields: Partial<Review> = {}) =>
  createReview(test.payload, { provider, ...fields });
const read = (id: string) => test.payload.findByID({ collection: 'reviews', id, depth: 0 });

describe('the sentiment of a review', () => {
  it.each([
    ['Wonderful people, quick and kind. I am very happy.', 'positive'],
    ['Terrible. They lost my parcel and were rude about it.', 'negative'],
    ['The parcel came on Tuesday with the post.', 'neutral'],
  ])('of “%s” is suggested as %s', async (content, sentiment) => {
    const review = await create({ content });
    expect(review).toMatchObject({ sentiment, sentimentSource: 'proposed' });
    expect(review.sentimentConfidence).toBeGreaterThanOrEqual(0.5);
    expect(review.sentimentConfidence).toBeLessThanOrEqual(1);
  });

  it('keeps a moderator’s correction until they clear it', async () => {
    const { id } = await create({ content: 'Wonderful people, quick and kind.' });
    const save = (changes: object) =>
      editors.patch('moderator', `/reviews/${id}`, changes).expect(200);
    const corrected = {
      sentiment: 'negative',
      sentimentSource: 'corrected',
      sentimentConfidence: null,
    };
    await save({ sentiment: 'negative' });
    expect(await read(id)).toMatchObject(corrected);
    await save({ status: 'rejected', rejectionReason: 'duplicate' });
    expect(await read(id)).toMatchObject(corrected);
    await save({ sentiment: null });
    expect(await read(id)).toMatchObject({ sentiment: 'positive', sentimentSource: 'proposed' });
  });
});

describe('a review', () => {
  it.each([
    [{ status: 'rejected' }, 'rejectionReason', /choose why the review is rejected/],
    [{ verified: true }, 'verifiedEvidence', /evidence that the writer was a customer/],
  ])('with only %o is refused', async (fields, path, message) => {
    const { id } = await create();
    const { status, body } = await editors.patch('moderator', `/reviews/${id}`, fields);
    expect(status).toBe(400);
    expect(body.errors[0].data.errors).toMatchObject([
      { path, message: expect.stringMatching(message) },
    ]);
  });

  it('cannot be rejected for being negative', async () => {
    const { id } = await create();
    await editors
      .patch('moderator', `/reviews/${id}`, { status: 'rejected', rejectionReason: 'negative' })
      .expect(400);
    expect((await read(id)).status).toBe('published');
  });

  it('does not show visitors the moderators’ notes', async () => {
    const seen = toContractReview(await create({ verified: true, verifiedEvidence: 'order' }));
    const fields = [
      'verifiedEvidence',
      'rejectionReason',
      'openReports',
      'sentimentSource',
      'reports',
    ];
    expect(seen).toMatchObject({ verified: true });
    for (const field of fields) expect(seen).not.toHaveProperty(field);
  });
});

describe('what a visitor wrote', () => {
  const rewritten = {
    rating: 1,
    title: 'Not what they said',
    content: 'Something that nobody has written.',
    customerName: 'Somebody E.',
    location: 'Elsewhere',
    postedAt: '2020-01-01T00:00:00.000Z',
    consentedAt: '2020-01-01T00:00:00.000Z',
    consentVersion: '1999-01-01',
    helpfulCount: 500,
  };
  const sent = {
    title: 'Good, if slow',
    location: 'Leeds',
    status: 'pending' as const,
    consentedAt: '2026-01-01T00:00:00.000Z',
    consentVersion: '2025-08-24',
  };

  it.each(['moderator', 'editor', 'admin'] as const)(
    'cannot be changed by %s, in a form, over REST or in bulk',
    async (role) => {
      const review = await create(sent);
      await editors.patch(role, `/reviews/${review.id}`, rewritten).expect(200);
      await editors.patch(role, `/reviews?where[id][equals]=${review.id}`, rewritten).expect(200);
      const untouched = Object.keys(rewritten) as (keyof Review)[];
      const now = await read(review.id);
      for (const field of untouched) expect([field, now[field]]).toEqual([field, review[field]]);
    },
  );

  it.each(Object.entries(rewritten))(
    'cannot be changed by a program either: its %s stays',
    async (field, value) => {
      const { id } = await create(sent);
      const change = test.payload.update({
        collection: 'reviews',
        id,
        data: { [field]: value },
        overrideAccess: true,
      });
      await expect(change).rejects.toThrow('A review cannot be rewritten.');
    },
  );

  it('cannot be moved to another provider', async () => {
    const { id } = await create(sent);
    const other = await createProvider(test.payload, { name: 'Another clinic' });
    const data = { provider: other.id };
    await editors.patch('editor', `/reviews/${id}`, data).expect(200);
    expect((await read(id)).provider).toBe(provider);
    await expect(test.payload.update({ collection: 'reviews', id, data })).rejects.toThrow(
      'A review cannot be rewritten.',
    );
  });

  it.each(['moderator', 'editor', 'admin'] as const)('cannot be invented by %s', async (role) => {
    const forged = {
      provider,
      rating: 5,
      content: 'Everything was wonderful.',
      customerName: 'X',
    };
    await editors.post(role, '/reviews', forged).expect(403);
  });
});

describe('a review that visitors have seen', () => {
  it.each([
    ['to the queue', { status: 'pending' }],
    ['to the trash', { deletedAt: '2026-11-20T12:00:00.000Z' }],
  ])('cannot go back %s', async (_where, data) => {
    const { id } = await create();
    const { body } = await editors.patch('editor', `/reviews/${id}`, data).expect(409);
    expect(body.errors[0].message).toBe(
      'This review has been on the site. To remove it, reject it with a reason.',
    );
    expect(await read(id)).toMatchObject({ status: 'published' });
  });

  it('cannot be deleted, not even after it has been rejected', async () => {
    const { id } = await create();
    await editors.delete('admin', `/reviews/${id}`).expect(409);
    const reason = { status: 'rejected', rejectionReason: 'abusive' };
    await editors.patch('moderator', `/reviews/${id}`, reason).expect(200);
    await editors.delete('admin', `/reviews/${id}`).expect(409);
    await expect(test.payload.delete({ collection: 'reviews', id })).rejects.toThrow(
      'To remove it, reject it with a reason.',
    );
    expect(await read(id)).toMatchObject({ status: 'rejected', wasPublished: true });
  });

  it('can be published again, and one that nobody has seen can be deleted', async () => {
    const { id } = await create({ status: 'rejected', rejectionReason: 'duplicate' });
    await editors.patch('moderator', `/reviews/${id}`, { status: 'published' }).expect(200);
    const unseen = await create({ status: 'pending' });
    await editors.delete('moderator', `/reviews/${unseen.id}`).expect(200);
  });
});

describe('a reply from the provider', () => {
  it('is dated now unless a time is given, and its time is removed with it', async () => {
    const { id } = await create();
    const start = new Date().toISOString();
    const save = (reply: object) =>
      editors.patch('moderator', `/reviews/${id}`, { reply }).expect(200);
    await save({ text: 'We are glad that it went well.' });
    const { reply } = await read(id);
    expect(reply?.repliedAt && reply.repliedAt >= start).toBe(true);
    await save({ text: 'We are glad that it went well!' });
    expect((await read(id)).reply?.repliedAt).toBe(reply?.repliedAt);
    await save({ text: '' });
    expect((await read(id)).reply?.repliedAt ?? null).toBeNull();
  });
});

describe('abuse reports', () => {
  const report = (review: string, reason: 'abusive' | 'personal-data') =>
    test.payload.create({
      collection: 'review-reports',
      data: { review, reason, reportedAt: new Date().toISOString(), status: 'open' },
      overrideAccess: true,
    });

  it('are counted on it while they are open', async () => {
    const { id, updatedAt } = await create();
    const first = await report(id, 'abusive');
    const second = await report(id, 'personal-data');
    expect(await read(id)).toMatchObject({ openReports: 2, updatedAt });
    await editors
      .patch('moderator', `/review-reports/${first.id}`, { status: 'settled' })
      .expect(200);
    expect((await read(id)).openReports).toBe(1);
    await editors
      .patch('viewer', `/review-reports/${second.id}`, { status: 'settled' })
      .expect(403);
    await test.payload.delete({ collection: 'review-reports', id: second.id });
    expect((await read(id)).openReports).toBe(0);
  });

  it('that come at once are all stored and counted', async () => {
    const { id } = await create();
    await Promise.all(Array.from({ length: 5 }, () => report(id, 'abusive')));
    expect((await read(id)).openReports).toBe(5);
  });
});
