import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { Role } from '#collections/access/roles.ts';
import type { Review } from '#collections/payload-types.ts';
import { createProvider, createReview } from '../testing/example-data.ts';
import { eraseExpired } from '../runtime/retention.ts';
import { createTestEditors, type TestEditors } from '../testing/test-editors.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let editors: TestEditors;
let provider: string;

beforeAll(async () => {
  app = await startTestApp();
  editors = await createTestEditors(app.test);
  provider = (await createProvider(app.payload)).id;
});
afterAll(() => app.stop());

const shown = () => app.catalogue.current().stats.reviewCount;
const read = (id: string) => app.payload.findByID({ collection: 'reviews', id, depth: 0 });

async function pending(count: number): Promise<Review[]> {
  const reviews: Review[] = [];
  for (let left = count; left > 0; left -= 1) {
    reviews.push(await createReview(app.payload, { provider, status: 'pending' }));
  }
  return reviews;
}

/** Reviews as the list of them shows them. */
const rowsOf = (reviews: readonly Review[]) =>
  reviews.map(({ id, updatedAt }) => ({ id, updatedAt }));

describe('moderation', () => {
  it('approves several reviews at once, and they are on the site', async () => {
    const before = shown();
    const rows = rowsOf(await pending(3));
    const { body } = await editors.post('moderator', '/moderation/approve', { rows }).expect(200);
    expect(body).toEqual({ done: 3, failed: 0, overtaken: 0 });
    expect(shown()).toBe(before + 3);
  });

  it('rejects several at once with a reason', async () => {
    const rows = rowsOf(await pending(2));
    await editors
      .post('moderator', '/moderation/reject', { rows, rejectionReason: 'duplicate' })
      .expect(200, { done: 2, failed: 0, overtaken: 0 });
    for (const { id } of rows) {
      expect(await read(id)).toMatchObject({ status: 'rejected', rejectionReason: 'duplicate' });
    }
  });

  it.each([{}, { rejectionReason: '' }, { rejectionReason: 'negative' }])(
    'rejects nothing with %o',
    async (fields) => {
      const rows = rowsOf(await pending(1));
      const { body } = await editors
        .post('moderator', '/moderation/reject', { rows, ...fields })
        .expect(400);
      expect(body.message).toContain('Please choose why the reviews are rejected.');
      expect((await read(rows[0]!.id)).status).toBe('pending');
    },
  );

  it('says how many could not be approved', async () => {
    const { id } = (await pending(1))[0]!;
    await app.payload.db.updateOne({
      collection: 'reviews',
      id,
      data: { verified: true },
      req: { payload: app.payload },
    });
    const rows = rowsOf([await read(id)]);
    await editors
      .post('moderator', '/moderation/approve', { rows })
      .expect(200, { done: 0, failed: 1, overtaken: 0 });
  });

  it('leaves out what a colleague has decided on meanwhile', async () => {
    const reviews = await pending(2);
    const { id } = reviews[0]!;
    const decision = { status: 'rejected', rejectionReason: 'abusive' };
    await editors.patch('editor', `/reviews/${id}`, decision).expect(200);
    const rows = rowsOf(reviews);
    await editors
      .post('moderator', '/moderation/approve', { rows })
      .expect(200, { done: 1, failed: 0, overtaken: 1 });
    expect(await read(id)).toMatchObject(decision);
    expect((await read(reviews[1]!.id)).status).toBe('published');
    await editors
      .post('moderator', '/moderation/reject', { rows, rejectionReason: 'duplicate' })
      .expect(200, { done: 0, failed: 0, overtaken: 2 });
    expect(await read(id)).toMatchObject(decision);
    expect((await read(reviews[1]!.id)).status).toBe('published');
  });

  it('leaves out what a colleague has removed meanwhile', async () => {
    const reviews = await pending(2);
    const [first, second] = reviews as [Review, Review];
    const deletedAt = new Date().toISOString();
    await editors.patch('editor', `/reviews/${first.id}`, { deletedAt }).expect(200);
    await app.payload.delete({ collection: 'reviews', id: second.id });
    await editors
      .post('moderator', '/moderation/approve', { rows: rowsOf(reviews) })
      .expect(200, { done: 0, failed: 0, overtaken: 2 });
    const { docs } = await app.payload.find({
      collection: 'reviews',
      where: { id: { equals: first.id } },
      trash: true,
    });
    expect(docs).toMatchObject([{ status: 'pending', deletedAt }]);
  });

  it.each([
    [null, 401],
    ['viewer', 403],
    ['clerk', 403],
    ['moderator', 200],
    ['editor', 200],
    ['admin', 200],
  ] as const)('by %s is %i', async (role, status) => {
    const reviews = await pending(1);
    await editors.post(role, '/moderation/approve', { rows: rowsOf(reviews) }).expect(status);
    const rows = rowsOf([await read(reviews[0]!.id)]);
    await editors
      .post(role, '/moderation/reject', { rows, rejectionReason: 'abusive' })
      .expect(status);
  });
});

it('of a published review that was removed a year ago, its stars, date and reason stay', async () => {
  const published = await createReview(app.payload, { provider, rating: 2 });
  const { id, postedAt } = published;
  const unseen = (await pending(1))[0]!;
  const rejection = { rows: rowsOf([published, unseen]), rejectionReason: 'abusive' };
  await editors.post('moderator', '/moderation/reject', rejection).expect(200);
  const later = new Date();
  later.setUTCFullYear(later.getUTCFullYear() + 1, later.getUTCMonth(), later.getUTCDate() + 1);
  await eraseExpired(app.payload, new Date());
  expect((await read(id)).content).toContain('Delivery was quick');
  await eraseExpired(app.payload, later);
  expect(await read(id)).toMatchObject({
    rating: 2,
    postedAt,
    rejectionReason: 'abusive',
    content: '[erased]',
    customerName: '[erased]',
  });
  const left = await app.payload.count({
    collection: 'reviews',
    where: { id: { equals: unseen.id } },
  });
  expect(left.totalDocs).toBe(0);
});

it('a review that its writer withdraws before it is published is erased, unless the rejection is taken back', async () => {
  const [withdrawn, mistaken, waiting] = (await pending(3)) as [Review, Review, Review];
  const rejection = { rows: rowsOf([withdrawn, mistaken]), rejectionReason: 'withdrawn' };
  await editors.post('moderator', '/moderation/reject', rejection).expect(200);
  await editors.patch('moderator', `/reviews/${mistaken.id}`, { status: 'pending' }).expect(200);
  await eraseExpired(app.payload, new Date());
  const { docs } = await app.payload.find({
    collection: 'reviews',
    where: { id: { in: [withdrawn.id, mistaken.id, waiting.id] } },
  });
  expect(new Set(docs.map(({ id }) => id))).toEqual(new Set([mistaken.id, waiting.id]));
});

describe('a redaction', () => {
  const content = 'Dr Osgood at 12 Mill Lane was kind. Ask for Osgood; Osgoodby is elsewhere.';
  const redact = (id: string, passage: string, role: Role | null = 'moderator') =>
    editors.post(role, '/moderation/redact', { id, passage });

  it('leaves a mark where the words were, and the audit trail alone keeps them', async () => {
    const { id } = await createReview(app.payload, {
      provider,
      title: 'Thanks to Osgood',
      content,
      location: 'Osgood',
    });
    await redact(id, 'Osgood').expect(200);
    const mark = '[removed: personal data]';
    const redacted = `Dr ${mark} at 12 Mill Lane was kind. Ask for ${mark}; Osgoodby is elsewhere.`;
    expect(await read(id)).toMatchObject({
      title: `Thanks to ${mark}`,
      content: redacted,
      location: mark,
    });
    const [company] = app.catalogue.current().companies;
    expect(company?.reviews.find((review) => review.id === id)?.content).toBe(redacted);
    const { docs } = await app.payload.find({
      collection: 'audit-trail',
      where: { documentId: { equals: id }, operation: { equals: 'update' } },
    });
    expect(docs).toHaveLength(1);
    expect(docs[0]).toMatchObject({ userName: 'moderator' });
    expect(docs[0]?.changes).toContainEqual({ field: 'content', before: content, after: redacted });
  });

  it.each([
    ['Ozgood', 'These words are not in the review. Copy them exactly as they are.'],
    ['Osg', 'These words are not in the review. Copy them exactly as they are.'],
    ['O', 'Please give at least two characters to redact.'],
    [content, 'This is the whole review. Reject it with a reason instead.'],
  ])('of “%s” changes nothing', async (passage, sentence) => {
    const { id } = await createReview(app.payload, { provider, content });
    const { body } = await redact(id, passage).expect(400);
    expect(body.message).toContain(sentence);
    expect((await read(id)).content).toBe(content);
  });

  it('that another one overtakes is refused, and does not bring back what that one removed', async () => {
    const { id } = await createReview(app.payload, { provider, content });
    const { afterRead } = app.payload.collections.reviews.config.hooks;
    let isOvertaken = false;
    afterRead.push(async ({ doc }) => {
      if (isOvertaken) return doc;
      isOvertaken = true;
      await redact(id, '12 Mill Lane').expect(200);
      return doc;
    });
    onTestFinished(() => void afterRead.pop());
    const { body } = await redact(id, 'Osgood').expect(409);
    expect(body.message).toBe(
      'This review has just been changed, and nothing was redacted. Look at it again, then redact what is left.',
    );
    const mark = '[removed: personal data]';
    const left = `Dr Osgood at ${mark} was kind. Ask for Osgood; Osgoodby is elsewhere.`;
    expect((await read(id)).content).toBe(left);
    await redact(id, 'Osgood').expect(200);
    expect((await read(id)).content).toBe(
      `Dr ${mark} at ${mark} was kind. Ask for ${mark}; Osgoodby is elsewhere.`,
    );
  });

  it.each([
    [null, 401],
    ['viewer', 403],
    ['clerk', 403],
    ['editor', 200],
    ['admin', 200],
  ] as const)('by %s is %i', async (role, status) => {
    const { id } = await createReview(app.payload, { provider, content });
    await redact(id, '12 Mill Lane', role).expect(status);
  });
});

describe('a reply from the provider', () => {
  it('is on the site with its review', async () => {
    const { id } = await createReview(app.payload, { provider });
    const text = 'Thank you. We have changed our packaging.';
    await editors.patch('editor', `/reviews/${id}`, { reply: { text } }).expect(200);
    const [company] = app.catalogue.current().companies;
    const review = company?.reviews.find((one) => one.id === id);
    expect(review?.reply).toMatchObject({ text });
  });
});
