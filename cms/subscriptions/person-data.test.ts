import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { storeSubscribers } from '../testing/subscribers.ts';
import { createTestEditors, type TestEditors } from '../testing/test-editors.ts';
import { startTestPayload, type TestPayload } from '../testing/test-payload.ts';

let test: TestPayload;
let editors: TestEditors;

beforeAll(async () => {
  test = await startTestPayload();
  editors = await createTestEditors(test);
});
afterAll(() => test.stop());
beforeEach(async () => {
  for (const collection of ['subscriptions', 'suppressions'] as const) {
    await test.payload.db.deleteMany({ collection, where: {} });
  }
});

async function subscriber(): Promise<string> {
  await storeSubscribers(test.payload, 1);
  const { docs } = await test.payload.find({ collection: 'subscriptions', depth: 0 });
  return docs[0]!.id;
}

describe('an editor', () => {
  it('hands out what is stored about one person, without what makes links', async () => {
    const id = await subscriber();
    const { body } = await editors
      .post('editor', '/person-data', { id, request: 'export' })
      .expect(200);
    expect(body).toMatchObject({
      status: 'active',
      email: 'reader-0@reader.example',
      consent: { source: 'homepage_newsletter', consentVersion: '2025-08-24' },
      reports: [],
      contactMessages: [],
    });
    expect(Object.keys(body)).toHaveLength(5);
  });

  it('unsubscribes somebody who asks', async () => {
    const id = await subscriber();
    const { body } = await editors
      .post('editor', '/person-data', { id, request: 'leave' })
      .expect(200);
    const trail = await test.payload.find({
      collection: 'audit-trail',
      sort: '-createdAt',
      depth: 0,
    });
    expect(trail.docs[0]).toMatchObject({
      userName: 'editor',
      operation: 'update',
      documentId: id,
    });
    expect(JSON.stringify(trail.docs)).not.toContain('reader-0');
    expect(body).toMatchObject({ status: 'unsubscribed', consent: expect.anything() });
    const { docs } = await test.payload.find({
      collection: 'subscriptions',
      showHiddenFields: true,
    });
    expect(docs).toMatchObject([{ status: 'unsubscribed', owedMessage: 'goodbye' }]);
  });

  it('erases all that there is but the code', async () => {
    const id = await subscriber();
    const { body } = await editors
      .post('editor', '/person-data', { id, request: 'erase' })
      .expect(200);
    expect(body).toMatchObject({ status: 'unsubscribed', consent: null });
    expect((await test.payload.count({ collection: 'subscriptions' })).totalDocs).toBe(0);
    const again = await editors
      .post('editor', '/person-data', { id, request: 'erase' })
      .expect(404);
    expect(again.body).toEqual({ message: 'This subscription has been erased.' });
  });

  it('reads the list page by page, and cannot take all of it at once', async () => {
    await storeSubscribers(test.payload, 3);
    const { body } = await editors.get('editor', '/subscriptions?limit=100').expect(200);
    expect(body.docs).toHaveLength(3);
    for (const query of ['limit=0', 'limit=101', 'pagination=false']) {
      await editors.get('editor', `/subscriptions?${query}`).expect(403);
      await editors.get('admin', `/subscriptions?${query}`).expect(200);
    }
    await editors.post('editor', '/subscriber-list', {}).expect(403);
  });
});

describe('the list of subscribers', () => {
  it('is exported by administrators alone: who is active, safe to open in a spreadsheet', async () => {
    await storeSubscribers(test.payload, 2);
    await storeSubscribers(test.payload, 1, { domain: 'pending.example', status: 'pending' });
    await storeSubscribers(test.payload, 1, { domain: 'formula.example', source: '=1+1' });
    const { body } = await editors.post('admin', '/subscriber-list', {}).expect(200);
    const lines = (body as { csv: string }).csv.trim().split('\n');
    expect(lines[0]).toBe('email,source,consentedAt,confirmedAt,consentVersion');
    expect(lines).toHaveLength(4);
    expect(body.csv).toContain("'=1+1");
    expect(body.csv).not.toContain('pending.example');
  });

  it.each(['viewer', null] as const)('is closed to %s', async (person) => {
    const id = await subscriber();
    await editors.post(person, '/subscriber-list').expect(403);
    await editors.post(person, '/person-data', { id, request: 'export' }).expect(403);
    await editors.post(person, '/report-mail/send', { report: 'x' }).expect(403);
    if (person) await editors.get(person, '/subscriptions?limit=1').expect(403);
  });
});
