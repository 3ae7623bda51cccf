import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createProvider, createReview } from '../testing/example-data.ts';
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

async function pending(count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let left = count; left > 0; left -= 1) {
    ids.push((await createReview(app.payload, { provider, status: 'pending' })).id);
  }
  return ids;
}

describe('moderation', () => {
  it('approves several reviews at once, and they are on the site', async () => {
    const before = shown();
    const ids = await pending(3);
    const { body } = await editors.post('moderator', '/moderation/approve', { ids }).expect(200);
    expect(body).toEqual({ done: 3, failed: 0 });
    expect(shown()).toBe(before + 3);
  });

  it('rejects several at once with a reason', async () => {
    const ids = await pending(2);
    await editors
      .post('moderator', '/moderation/reject', { ids, rejectionReason: 'duplicate' })
      .expect(200, { done: 2, failed: 0 });
    for (const id of ids) {
      expect(await read(id)).toMatchObject({ status: 'rejected', rejectionReason: 'duplicate' });
    }
  });

  it.each([{}, { rejectionReason: '' }, { rejectionReason: 'negative' }])(
    'rejects nothing with %o',
    async (fields) => {
      const ids = await pending(1);
      const { body } = await editors
        .post('moderator', '/moderation/reject', { ids, ...fields })
        .expect(400);
      expect(body.message).toContain('Please choose why the reviews are rejected.');
      expect((await read(ids[0]!)).status).toBe('pending');
    },
  );

  it('says how many could not be approved', async () => {
    const [id] = await pending(1);
    await app.payload.db.updateOne({
      collection: 'reviews',
      id: id!,
      data: { verified: true },
      req: { payload: app.payload },
    });
    await editors
      .post('moderator', '/moderation/approve', { ids: [id] })
      .expect(200, { done: 0, failed: 1 });
  });

  it.each([
    [null, 401],
    ['viewer', 403],
    ['clerk', 403],
    ['moderator', 200],
    ['editor', 200],
    ['admin', 200],
  ] as const)('by %s is %i', async (role, status) => {
    const ids = await pending(1);
    await editors.post(role, '/moderation/approve', { ids }).expect(status);
    await editors
      .post(role, '/moderation/reject', { ids, rejectionReason: 'abusive' })
      .expect(status);
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
