import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Role } from '#collections/access/roles.ts';
import type { Subscription } from '#collections/payload-types.ts';
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

describe('reading more than ten documents a day of what visitors entrusted to us', () => {
  const entries = async () => (await exported()).map(({ documentTitle }) => documentTitle);

  /** Ten have consented at the same time, so that a page has the same ten on every database. */
  const newestFirst = 'sort=-consentedAt';

  /** Reads with a query, and returns what was shown. */
  async function read(query: string) {
    const { body } = await editors.get('editor', `/subscriptions?${query}`).expect(200);
    return (body as { docs: Subscription[] }).docs;
  }

  beforeEach(async () => {
    for (const collection of ['audit-trail', 'contact-messages', 'users'] as const) {
      await test.payload.db.deleteMany({ collection, where: {} });
    }
    // Accounts that have read nothing yet.
    editors = await createTestEditors(test);
    for (const hour of [10, 11, 12]) {
      await storeSubscribers(test.payload, 10, {
        domain: `reader-${hour}.example`,
        consentedAt: `2026-11-01T${hour}:00:00.000Z`,
      });
    }
  });
  afterEach(() => vi.useRealTimers());

  it('leaves an entry that says who, what and how much', async () => {
    expect(await read('limit=25')).toHaveLength(25);
    expect(await exported()).toMatchObject([
      { userName: 'editor', kind: 'subscriptions', documentTitle: '25 subscriptions in a day' },
    ]);
  });

  it('leaves one when they are read ten by ten, by page or by date', async () => {
    await read(`${newestFirst}&page=1`);
    await read(`${newestFirst}&page=2`);
    expect(await entries()).toEqual(['20 subscriptions in a day']);
    const byDate = `${newestFirst}&where[consentedAt][less_than]=`;
    expect(await read(`${byDate}2026-11-01T11:00:00.000Z`)).toHaveLength(10);
    await read('sort=consentedAt');
    for (const [hour, number] of [
      ['09', 1],
      ['10', 10],
    ] as const) {
      await storeSubscribers(test.payload, number, {
        domain: `later-${hour}.example`,
        consentedAt: `2026-11-02T${hour}:00:00.000Z`,
      });
    }
    await read(`${byDate}2026-11-03T10:00:00.000Z`);
    await read(`${byDate}2026-11-03T10:00:00.000Z&page=2`);
    expect(await entries()).toEqual(['41 subscriptions in a day', '20 subscriptions in a day']);
  });

  it('leaves one when they are opened one by one', async () => {
    const { docs } = await test.payload.find({ collection: 'subscriptions', limit: 11 });
    for (const { id } of docs.slice(0, 10)) await editors.get('editor', `/subscriptions/${id}`);
    expect(await entries()).toEqual([]);
    await editors.get('editor', `/subscriptions/${docs[10]?.id}`).expect(200);
    expect(await entries()).toEqual(['11 subscriptions in a day']);
  });

  it('is not what opens the first ten again and again, nor what two accounts read together', async () => {
    for (let times = 0; times < 3; times += 1) {
      for (const { id } of await read(newestFirst))
        await editors.get('editor', `/subscriptions/${id}`);
    }
    await editors.get('admin', '/subscriptions?page=2').expect(200);
    expect(await entries()).toEqual([]);
  });

  it('is counted anew the next day', async () => {
    const at = (time: string) => vi.useFakeTimers({ now: new Date(time), toFake: ['Date'] });
    at('2026-12-01T20:00:00.000Z');
    await test.payload.db.deleteMany({ collection: 'users', where: {} });
    editors = await createTestEditors(test);
    await read(`${newestFirst}&page=1`);
    at('2026-12-02T04:00:00.000Z');
    await read(`${newestFirst}&page=2`);
    expect(await entries()).toEqual([]);
    await read(`${newestFirst}&page=3`);
    expect(await entries()).toEqual(['20 subscriptions in a day']);
  });

  it('leaves one on the screens of the admin too, which show a page at most', async () => {
    await storeSubscribers(test.payload, 100, { domain: 'more.example' });
    const asked = { collection: 'subscriptions', user: editors.user('editor') } as const;
    const { docs } = await test.payload.find({ ...asked, limit: 1000, overrideAccess: false });
    expect(docs).toHaveLength(100);
    expect(await entries()).toEqual(['100 subscriptions in a day']);
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
    expect(await entries()).toEqual(['11 contact messages in a day']);
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
