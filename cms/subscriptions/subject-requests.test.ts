import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Role } from '#collections/access/roles.ts';
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

async function exported() {
  const { docs } = await test.payload.find({
    collection: 'audit-trail',
    where: { operation: { equals: 'export' } },
    sort: '-createdAt',
    depth: 0,
  });
  return docs;
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
      consent: {
        source: 'homepage_newsletter',
        form: 'The form on the home page',
        consentVersion: '2025-08-24',
      },
      reports: [],
      contactMessages: [],
    });
    expect(Object.keys(body)).toHaveLength(6);
    expect(body).not.toHaveProperty('priceAlerts');
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
    expect(docs).toMatchObject([{ status: 'unsubscribed', pendingMessage: 'goodbye' }]);
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
    for (const query of ['limit=0', 'limit=-1', 'limit=101', 'pagination=false']) {
      await editors.get('editor', `/subscriptions?${query}`).expect(400);
      await editors.get('admin', `/subscriptions?${query}`).expect(400);
    }
    await editors.post('editor', '/subscriber-list', {}).expect(403);
  });
});

describe('reading on in a list of what visitors entrusted to us', () => {
  const entries = async () => (await exported()).map(({ documentTitle }) => documentTitle);

  beforeEach(async () => {
    await test.payload.db.deleteMany({ collection: 'audit-trail', where: {} });
    await storeSubscribers(test.payload, 30);
  });

  it('leaves an entry that says who, what and how much', async () => {
    await editors.get('editor', '/subscriptions?limit=25').expect(200);
    expect(await exported()).toMatchObject([
      { userName: 'editor', kind: 'subscriptions', documentTitle: '25 of 30 subscriptions' },
    ]);
  });

  it('leaves an entry for each page but the first', async () => {
    for (const page of [1, 2, 3]) await editors.get('editor', `/subscriptions?page=${page}`);
    expect(await entries()).toEqual(['10 of 30 subscriptions', '10 of 30 subscriptions']);
  });

  it('leaves one on the screens of the admin too, which show a page at most', async () => {
    await storeSubscribers(test.payload, 100, { domain: 'more.example' });
    const asked = { collection: 'subscriptions', user: editors.user('editor') } as const;
    const { docs } = await test.payload.find({ ...asked, limit: 1000, overrideAccess: false });
    expect(docs).toHaveLength(100);
    expect(await entries()).toEqual(['100 of 130 subscriptions']);
  });

  it('leaves one for contact messages', async () => {
    const message = { name: 'Sam', email: 'sam@reader.example', subject: 'A', message: 'B' };
    const receivedAt = new Date().toISOString();
    for (let count = 0; count < 11; count += 1) {
      await test.payload.db.create({
        collection: 'contact-messages',
        data: { ...message, receivedAt, status: 'new' },
      });
    }
    await editors.get('editor', '/contact-messages?limit=100').expect(200);
    expect(await entries()).toEqual(['11 of 11 contact messages']);
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
    const [entry] = await exported();
    expect(entry).toMatchObject({
      userName: 'admin',
      kind: 'subscriptions',
      documentTitle: 'All active subscribers: 3',
    });
  });

  it.each([
    ['viewer', 403],
    [null, 401],
  ] as const)('is closed to %s', async (person, status) => {
    const id = await subscriber();
    await editors.post(person, '/subscriber-list').expect(status);
    await editors.post(person, '/person-data', { id, request: 'export' }).expect(status);
    await editors.post(person, '/report-mail/send', { report: 'x' }).expect(status);
    await editors.get(person, '/subscriptions?limit=1').expect(status);
  });
});

describe('whether an address is suppressed', () => {
  const lookUp = (role: Role, email: string) =>
    editors.post(role, '/suppression-lookup', { email });

  it('is told to administrators, since when and why, in whatever letters it is written', async () => {
    const id = await subscriber();
    await editors.post('editor', '/person-data', { id, request: 'erase' }).expect(200);
    const { body } = await lookUp('admin', 'Reader-0@Reader.example').expect(200);
    expect(body.suppression).toEqual({ reason: 'erased', suppressedAt: expect.any(String) });
    const other = await lookUp('admin', 'reader-1@reader.example').expect(200);
    expect(other.body).toEqual({ suppression: null });
    const trail = await exported();
    expect(trail[0]).toMatchObject({ userName: 'admin', kind: 'suppressions' });
    expect(JSON.stringify(trail)).not.toMatch(/reader-\d@/i);
  });

  it('is told to nobody else, and of nothing that is no address', async () => {
    for (const role of ['viewer', 'moderator', 'clerk', 'editor'] as const)
      await lookUp(role, 'reader-0@reader.example').expect(403);
    await lookUp('admin', 'reader').expect(400);
  });
});
