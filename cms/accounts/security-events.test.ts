import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import supertest from 'supertest';
import type { User } from '#collections/payload-types.ts';
import { readOutbox, sendQueuedMail } from '../testing/outbox.ts';
import { listen, type Listening } from '../testing/listen.ts';
import { sendJson, tokenIn } from '../testing/send-json.ts';
import { storeSubscribers } from '../testing/subscribers.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

const password = 'seven lamps over the quay';

let running: TestApp;
let server: Listening;
let admin: User;
let adminToken: string;
/** Each test has its own network address and its own account. */
let desk = 0;
let email = '';
let editor: User;
const written = vi.spyOn(process.stderr, 'write');

beforeAll(async () => {
  running = await startTestApp();
  running.payload.logger.level = 'info';
  server = await listen(running.app);
  admin = await createAccount('Ada Admin', 'admin@directory.example');
  adminToken = tokenIn(await post('/users/login', { email: admin.email, password }));
});
afterAll(async () => {
  server.stop();
  await running.stop();
});
beforeEach(async () => {
  desk += 1;
  email = `editor-${desk}@directory.example`;
  editor = await createAccount('Edith Editor', email);
  await running.payload.db.deleteMany({ collection: 'audit-trail', where: {} });
  written.mockClear();
});

function createAccount(name: string, address: string) {
  return running.payload.create({
    collection: 'users',
    data: { name, email: address, password, roles: ['editor'] },
  });
}

function post(path: string, body: object, { token, from }: { token?: string; from?: string } = {}) {
  return sendJson(`${server.url}/cms-api${path}`, body, {
    from: from ?? `198.18.0.${desk}`,
    token,
  });
}

/** Sends the reset link. */
async function arrived() {
  expect(await sendQueuedMail(running.test, email)).toHaveLength(1);
}

async function trail() {
  const { docs } = await running.payload.find({
    collection: 'audit-trail',
    sort: 'createdAt',
    depth: 0,
    limit: 100,
  });
  return docs;
}

/** The log output so far. */
function log(): string {
  return written.mock.calls.map(([line]) => String(line)).join('');
}

function logged() {
  return log()
    .split('\n')
    .filter((line) => line.includes('"event"'))
    .map(
      (line) => JSON.parse(line) as { event: string; account?: string; by?: string; from?: string },
    );
}

const aCode = expect.stringMatching(/^[\w-]{12}$/) as string;

describe('the log and the audit trail', () => {
  it('record who signed in and out, and from where', async () => {
    const token = tokenIn(await post('/users/login', { email, password }));
    await post('/users/logout', {}, { token });

    const who = { user: editor.id, userName: 'Edith Editor', documentId: editor.id, from: aCode };
    expect(await trail()).toMatchObject([
      { operation: 'sign-in.succeeded', ...who },
      { operation: 'sign-out', ...who },
    ]);
    const line = { account: editor.id, by: editor.id, from: aCode };
    expect(logged()).toMatchObject([
      { event: 'sign-in.succeeded', ...line },
      { event: 'sign-out', ...line },
    ]);
  });

  it('record a failed sign-in, whether or not the account exists', async () => {
    await post('/users/login', { email, password: 'a guess' });
    await post(
      '/users/login',
      { email: 'nobody@directory.example', password },
      { from: '198.18.1.1' },
    );
    const nobody = { operation: 'sign-in.failed', userName: 'Not signed in', from: aCode };
    expect(await trail()).toMatchObject([
      { ...nobody, documentTitle: 'Edith Editor', documentId: editor.id },
      { ...nobody, documentTitle: '–' },
    ]);
    expect(logged()).toMatchObject([
      { event: 'sign-in.failed', account: editor.id },
      { event: 'sign-in.failed' },
    ]);
    expect(log()).not.toContain('stack');
  });

  it('distinguish network addresses without naming them', async () => {
    for (const from of ['198.18.2.1', '198.18.2.1', '198.18.2.2']) {
      await post('/users/login', { email, password }, { from });
    }
    const [first, second, third] = (await trail()).map(({ from }) => from);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
    expect(log()).not.toContain('198.18.2');
  });

  it('are not flooded: the log has every attempt, the trail only the first from each address', async () => {
    await Promise.all(
      Array.from({ length: 15 }, (_, guess) =>
        post('/users/login', { email, password: `${guess}` }),
      ),
    );
    expect((await trail()).map(({ operation }) => operation).toSorted()).toEqual([
      'sign-in.failed',
      'tries.limited',
    ]);
    const events = logged().map(({ event }) => event);
    expect(events.filter((event) => event === 'sign-in.failed')).toHaveLength(10);
    expect(events.filter((event) => event === 'tries.limited')).toHaveLength(5);
  });

  it('record requests for a reset link, resets and changes of a password', async () => {
    await post('/users/forgot-password', { email });
    await arrived();
    const [message] = await readOutbox(running.test.env.dataDir, email);
    const token = /\/admin\/new-password#(\w+)/.exec(message?.html ?? '')?.[1];
    await post('/users/reset-password', { token, password: 'eight boats on the river' });
    await running.payload.update({
      collection: 'users',
      id: editor.id,
      data: { password: 'nine bells in the tower' },
      user: { ...admin, collection: 'users' },
    });
    expect(await trail()).toMatchObject([
      { operation: 'password.reset-requested', documentId: editor.id },
      { operation: 'password.reset', user: editor.id },
      { operation: 'password.changed', documentId: editor.id, user: admin.id },
    ]);
    expect(logged().map(({ event }) => event)).toEqual([
      'password.reset-requested',
      'password.reset',
      'password.changed',
    ]);
    expect(log()).not.toContain(token);
  });

  it('record accounts that are created, given other roles and deleted', async () => {
    const as = { user: { ...admin, collection: 'users' } } as const;
    const { id } = await running.payload.create({
      collection: 'users',
      data: { name: 'New', email: 'new@directory.example', password, roles: ['viewer'] },
      ...as,
    });
    await running.payload.update({ collection: 'users', id, data: { roles: ['clerk'] }, ...as });
    await running.payload.delete({ collection: 'users', id, ...as });
    expect(await trail()).toMatchObject([
      { operation: 'create', documentId: id },
      {
        operation: 'update',
        documentId: id,
        changes: [{ field: 'roles', before: ['viewer'], after: ['clerk'] }],
      },
      { operation: 'delete', documentId: id },
    ]);
    expect(logged()).toMatchObject([
      { event: 'account.created', account: id, by: admin.id },
      { event: 'account.roles-changed', account: id, by: admin.id },
      { event: 'account.deleted', account: id, by: admin.id },
    ]);
  });

  it('name what an account’s save changed, and nothing that Payload keeps of passwords and sessions', async () => {
    const change = (data: Partial<User>) =>
      running.payload.update({
        collection: 'users',
        id: editor.id,
        data,
        user: { ...admin, collection: 'users' },
      });
    await change({ roles: ['editor', 'admin'] });
    // The first account, which is marked.
    await running.payload.update({
      collection: 'users',
      id: admin.id,
      data: { name: 'Ada A. Admin' },
      user: { ...admin, collection: 'users' },
    });
    await change({ password: 'nine bells in the tower' });
    await post('/users/login', { email, password: 'nine bells in the tower' });
    const who = { documentTitle: 'Edith Editor', documentId: editor.id };
    const entries = await trail();
    expect(entries).toMatchObject([
      {
        operation: 'update',
        userName: 'Ada Admin',
        changes: [{ field: 'roles', before: ['editor'], after: ['editor', 'admin'] }],
        ...who,
      },
      {
        operation: 'update',
        changes: [{ field: 'name', before: 'Ada Admin', after: 'Ada A. Admin' }],
      },
      { operation: 'password.changed', userName: 'Ada Admin', changes: [], ...who },
      { operation: 'sign-in.succeeded', userName: 'Edith Editor', changes: [], ...who },
    ]);
    const everything = JSON.stringify(entries) + log();
    for (const secret of ['salt', 'hash', 'sessions', 'resetPassword', 'nine bells', email]) {
      expect(everything).not.toContain(secret);
    }
  });

  it('record personal data that is exported or erased', async () => {
    await storeSubscribers(running.payload, 1);
    const { docs } = await running.payload.find({ collection: 'subscriptions' });
    const asAdmin = { token: adminToken };
    for (const request of ['export', 'erase']) {
      const { status } = await post('/person-data', { id: docs[0]?.id, request }, asAdmin);
      expect(status).toBe(200);
    }
    expect((await post('/subscriber-list', {}, asAdmin)).status).toBe(200);
    const who = { user: admin.id, kind: 'subscriptions', from: aCode };
    expect(await trail()).toMatchObject([
      { operation: 'export', ...who },
      { operation: 'delete', ...who },
      { operation: 'export', ...who, documentId: 'all' },
    ]);
    expect(logged()).toMatchObject([
      { event: 'data.exported', by: admin.id, from: aCode },
      { event: 'data.erased', by: admin.id },
      { event: 'data.exported', by: admin.id },
    ]);
  });

  it('record the reading of more personal data than a list shows by default', async () => {
    await storeSubscribers(running.payload, 11);
    const read = (query: string) =>
      supertest(server.url)
        .get(`/cms-api/subscriptions?${query}`)
        .set('Authorization', `JWT ${adminToken}`)
        .expect(200);
    await read('limit=10');
    expect([await trail(), logged()]).toEqual([[], []]);
    await read('limit=11');
    const who = { user: admin.id, kind: 'subscriptions', from: aCode };
    expect(await trail()).toMatchObject([{ operation: 'export', ...who, documentId: 'list' }]);
    expect(logged()).toMatchObject([{ event: 'data.exported', by: admin.id, from: aCode }]);
  });

  it('identify the account by id, never by email address', async () => {
    await post('/users/login', { email, password });
    await post('/users/login', { email, password: 'a guess' });
    await post('/users/forgot-password', { email });
    await arrived();
    expect(JSON.stringify([await trail(), log()])).not.toContain('@');
  });
});
