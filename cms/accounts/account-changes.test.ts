import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { User } from '#collections/payload-types.ts';
import {
  createDiscount,
  createMedication,
  createProduct,
  createRegisteredProvider,
} from '../testing/example-data.ts';
import { listen, type Listening } from '../testing/listen.ts';
import { cookieIn, sendJson } from '../testing/send-json.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

const password = 'seven lamps over the quay';
const chosen = 'eight boats on the river';

let running: TestApp;
let server: Listening;
let admin: string;
let editor: User;
let email = '';
/** Each test has its own network address and its own account. */
let turn = 0;

beforeAll(async () => {
  running = await startTestApp();
  server = await listen(running.app);
  await createAccount('ada@directory.example', 'admin');
  admin = await sessionOf('ada@directory.example');
});
afterAll(async () => {
  server.stop();
  await running.stop();
});
beforeEach(async () => {
  turn += 1;
  email = `edith-${turn}@directory.example`;
  editor = await createAccount(email, 'editor');
});

function createAccount(address: string, role: 'admin' | 'editor') {
  const data = { name: 'Edith', email: address, password, roles: [role] };
  return running.payload.create({ collection: 'users', data, overrideAccess: true });
}

type Method = 'delete' | 'patch' | 'post';

function ask(path: string, body: object, token?: string, method: Method = 'post') {
  const from = `198.18.11.${turn}`;
  return sendJson(`${server.url}/cms-api/users${path}`, body, { token, method, from });
}

const signIn = () => ask('/login', { email, password });

async function sessionOf(address: string): Promise<string> {
  const answer = await ask('/login', { email: address, password });
  const cookie = cookieIn(answer, 'payload-token') ?? '';
  return /^payload-token=([^;]+)/.exec(cookie)?.[1] ?? '';
}

async function stored(): Promise<User | null> {
  const where = { id: { equals: editor.id } };
  return running.payload.db.findOne<User>({ collection: 'users', where });
}

/** Makes a change while something else happens again and again, twice at the same time. */
async function during(repeated: () => Promise<unknown>, change: () => Promise<void>) {
  const over = new AbortController();
  const repeat = async () => {
    while (!over.signal.aborted) await repeated();
  };
  const both = [repeat(), repeat()];
  try {
    await repeated();
    await change();
  } finally {
    over.abort();
    await Promise.all(both);
  }
}

/** Makes a change between the reading of an account and the next write of it, which does not wait for long. */
function beforeNextWrite(change: () => Promise<void>): Promise<void> {
  const { db } = running.payload;
  const { updateOne } = db;
  return new Promise((resolve, reject) => {
    db.updateOne = async (given) => {
      if (given.collection === 'users') {
        db.updateOne = updateOne;
        const changed = change();
        changed.then(resolve, reject);
        await Promise.race([changed, setTimeout(1000)]);
      }
      return updateOne.call(db, given);
    };
  });
}

async function save(changes: object, token: string): Promise<void> {
  expect((await ask(`/${editor.id}`, changes, token, 'patch')).status).toBe(200);
}

async function deleteAccount(): Promise<void> {
  expect((await ask(`/${editor.id}`, {}, admin, 'delete')).status).toBe(200);
}

async function deleteAmongOthers(): Promise<void> {
  const path = `?where[id][in]=${editor.id}`;
  expect((await ask(path, {}, admin, 'delete')).status).toBe(200);
}

const saveOwn = (token: string) => ask(`/${editor.id}`, { name: 'Edith' }, token, 'patch');

/** The code of a link to a new password. */
function resetCode(): Promise<string> {
  const asked = { collection: 'users', data: { email }, disableEmail: true } as const;
  return running.payload.forgotPassword(asked);
}

const followLink = (code: string) => ask('/reset-password', { token: code, password: chosen });

describe('what is changed in an account stays changed', () => {
  it('while somebody signs in to it again and again', async () => {
    await during(signIn, () => save({ roles: ['viewer'] }, admin));
    expect((await stored())?.roles).toEqual(['viewer']);
  });

  it('when it is a new password, and no other session comes back or begins', async () => {
    const token = await sessionOf(email);
    await during(signIn, () => save({ password: chosen, currentPassword: password }, token));
    expect((await signIn()).status).toBe(401);
    expect((await stored())?.sessions).toHaveLength(1);
    expect((await ask('/login', { email, password: chosen })).status).toBe(200);
  });

  it('while somebody follows a link to a new password', async () => {
    const code = await resetCode();
    const changed = beforeNextWrite(() => save({ roles: ['viewer'] }, admin));
    expect((await followLink(code)).status).toBe(200);
    await changed;
    expect((await stored())?.roles).toEqual(['viewer']);
  });
});

describe('an account that is deleted stays deleted', () => {
  it('while its owner saves it', async () => {
    const token = await sessionOf(email);
    const deleted = beforeNextWrite(deleteAccount);
    await saveOwn(token);
    await deleted;
    expect(await stored()).toBeNull();
  });

  it('while its owner follows a link to a new password', async () => {
    const code = await resetCode();
    const deleted = beforeNextWrite(deleteAccount);
    await followLink(code);
    await deleted;
    expect(await stored()).toBeNull();
  });

  it('also if it is one of several, whoever saves it or follows a link meanwhile', async () => {
    const token = await sessionOf(email);
    const saved = beforeNextWrite(deleteAmongOthers);
    expect((await saveOwn(token)).status).not.toBe(200);
    await saved;
    expect(await stored()).toBeNull();

    editor = await createAccount(email, 'editor');
    const code = await resetCode();
    const followed = beforeNextWrite(deleteAmongOthers);
    expect((await followLink(code)).status).not.toBe(200);
    await followed;
    expect(await stored()).toBeNull();
  });
});

it('sessions that an administrator ends while their owner saves the account stay ended', async () => {
  const token = await sessionOf(email);
  const factor = { secret: 'sealed', lastStep: 0, recoveryCodes: '' };
  const data = { ...factor, account: editor.id, confirmedAt: new Date().toISOString() };
  await running.payload.db.create({ collection: 'second-factors', data });
  const ended = beforeNextWrite(async () => {
    expect((await ask(`/${editor.id}/second-factor/reset`, {}, admin)).status).toBe(200);
  });
  await saveOwn(token);
  await ended;
  expect(await stored()).toMatchObject({ sessions: [] });
});

it('an account can be deleted whose owner has checked a price and signed off an offer', async () => {
  const { payload } = running;
  const { id: provider } = await createRegisteredProvider(payload);
  const { id: medication } = await createMedication(payload);
  const product = await createProduct(payload, { provider, medication });
  const discount = await createDiscount(payload, { provider });
  const write = (collection: 'discounts' | 'products', id: string, data: object) =>
    payload.db.updateOne({ collection, id, data: { ...data, updatedAt: null } });
  await write('products', product.id, { checkedBy: editor.id });
  await write('discounts', discount.id, { signedOffBy: editor.id });
  const before = await payload.findByID({ collection: 'products', id: product.id, depth: 0 });
  expect(before.checkedBy).toBe(editor.id);

  await payload.delete({ collection: 'users', id: editor.id, overrideAccess: true });

  const after = await payload.findByID({ collection: 'products', id: product.id, depth: 0 });
  expect(after).toMatchObject({ checkedBy: null, updatedAt: before.updatedAt });
  const offer = await payload.findByID({ collection: 'discounts', id: discount.id, depth: 0 });
  expect(offer.signedOffBy).toBeNull();
});
