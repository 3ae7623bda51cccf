import { pbkdf2Sync } from 'node:crypto';
import express from 'express';
import supertest, { type Response } from 'supertest';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { User } from '#collections/payload-types.ts';
import { payloadRest } from '../http/payload-rest.ts';
import { sendQueuedMail } from '../testing/outbox.ts';
import { tokenIn } from '../testing/send-json.ts';
import { startTestPayload, type TestPayload } from '../testing/test-payload.ts';
import { setupCode } from './setup-code.ts';

const publicUrl = 'https://directory.example';
const first = 'horse kettle orbit plain';
const second = 'violet anchor thirteen soup';

let test: TestPayload;
let app: ReturnType<typeof express>;
let admin: Account;
let editor: Account;

type Account = { id: string; email: string; name: string };

beforeAll(async () => {
  test = await startTestPayload({ PUBLIC_URL: publicUrl });
  app = express().use('/cms-api', payloadRest(test.config, publicUrl));
});
afterAll(() => test.stop());
beforeEach(async () => {
  await test.payload.db.deleteMany({ collection: 'users', where: {} });
  admin = await createAccount('Ada Keeper', 'admin');
  editor = await createAccount('Edith Wainwright', 'editor');
});

/** Reset links are limited for each address, so every account has its own. */
let accounts = 0;

async function createAccount(name: string, role: 'admin' | 'editor'): Promise<Account> {
  const email = `${role}${(accounts += 1)}@directory.example`;
  const data = { name, email, password: first, roles: [role] };
  const { id } = await test.payload.create({ collection: 'users', data, overrideAccess: true });
  return { id, email, name };
}

/** The field that creating the first account needs. */
const setup = () => ({ setupCode: setupCode(test.payload.secret) });

const post = (path: string, body: object) =>
  supertest(app).post(`/cms-api/users${path}`).send(body);

async function signIn({ email }: Account, password = first): Promise<string> {
  const response = await post('/login', { email, password });
  return response.status === 200 ? tokenIn(response) : `refused: ${response.status}`;
}

function save(token: string, { id }: Account, changes: Partial<User>) {
  return supertest(app)
    .patch(`/cms-api/users/${id}`)
    .set('Authorization', `JWT ${token}`)
    .send(changes);
}

/** The name of the session's owner; null once it has ended. */
async function whoIs(token: string): Promise<string | null> {
  const { body } = await supertest(app)
    .get('/cms-api/users/me')
    .set('Authorization', `JWT ${token}`)
    .expect(200);
  return (body as { user: User | null }).user?.name ?? null;
}

/** The error messages, by field. */
function refusals({ body }: Response): Record<string, string> {
  const { errors } = body as {
    errors: { data: { errors: { path: string; message: string }[] } }[];
  };
  return Object.fromEntries(
    errors.flatMap(({ data }) => data.errors.map(({ path, message }) => [path, message])),
  );
}

/** An account as it is stored. */
async function stored({ id }: Account): Promise<User> {
  const user = await test.payload.db.findOne<User>({
    collection: 'users',
    where: { id: { equals: id } },
  });
  if (!user) throw new Error('There is no such account');
  return user;
}

async function change({ id }: Account, data: Partial<User>): Promise<void> {
  await test.payload.db.updateOne({ collection: 'users', id, data });
}

const asked: string[] = [];

/** Asks for a link and returns its path and code. */
async function requestLink({ email }: Account, host = 'directory.example') {
  asked.push(email);
  await post('/forgot-password', { email }).set('Host', host).expect(200);
  const messages = await sendQueuedMail(test, email);
  expect(messages).toHaveLength(asked.filter((address) => address === email).length);
  const message = messages.at(-1);
  const link = /https?:\/\/\S+\/admin\/new-password#\w+/.exec(message?.text ?? '')?.[0] ?? '';
  return { message, link, code: link.split('#').at(-1) ?? '' };
}

describe('a weak password is refused with a message beside the field', () => {
  const weak = { password: 'password1234' };
  const refusal = { password: expect.stringContaining('too easy to guess') as string };

  it('when it is changed', async () => {
    const token = await signIn(editor);
    const response = await save(token, editor, { ...weak, currentPassword: first }).expect(400);
    expect(refusals(response)).toEqual(refusal);
    expect(await signIn(editor)).not.toMatch(/^refused/);
  });

  it('when it contains the owner’s name', async () => {
    const named = { password: 'wainwright-2026', currentPassword: first };
    expect(refusals(await save(await signIn(editor), editor, named))).toEqual(refusal);
  });

  it('when it is reset, and the link goes on working', async () => {
    const { code } = await requestLink(editor);
    expect(refusals(await post('/reset-password', { token: code, ...weak }).expect(400))).toEqual(
      refusal,
    );
    await post('/reset-password', { token: code, password: second }).expect(200);
  });

  it('when the first account is created', async () => {
    await test.payload.db.deleteMany({ collection: 'users', where: {} });
    const data = { name: 'First', email: 'first@directory.example', ...setup(), ...weak };
    expect(refusals(await post('/first-register', data).expect(400))).toEqual(refusal);
  });

  it('when the server itself creates an account', async () => {
    const data = {
      name: 'New',
      email: 'new@directory.example',
      roles: ['viewer' as const],
      ...weak,
    };
    await expect(test.payload.create({ collection: 'users', data })).rejects.toMatchObject({
      data: { errors: [{ path: 'password' }] },
    });
  });
});

describe('your own password', () => {
  it('cannot be changed without the current one', async () => {
    const token = await signIn(editor);
    const without = await save(token, editor, { password: second }).expect(400);
    expect(refusals(without)).toEqual({
      currentPassword: 'Enter your current password to change this.',
    });
    const wrong = await save(token, editor, { password: second, currentPassword: second }).expect(
      400,
    );
    expect(refusals(wrong)).toEqual({ currentPassword: 'This is not your current password.' });
    expect(await signIn(editor, second)).toBe('refused: 401');

    const saved = await save(token, editor, { password: second, currentPassword: first }).expect(
      200,
    );
    expect(JSON.stringify(saved.body)).not.toMatch(/kettle|anchor/);
    expect(JSON.stringify(await stored(editor))).not.toMatch(/kettle|anchor/);
    expect(await signIn(editor)).toBe('refused: 401');
    expect(await whoIs(await signIn(editor, second))).toBe(editor.name);
  });

  it('ends all other sessions when it changes', async () => {
    const [here, there] = [await signIn(editor), await signIn(editor)];
    await save(here, editor, { password: second, currentPassword: first }).expect(200);
    expect([await whoIs(here), await whoIs(there)]).toEqual([editor.name, null]);
  });

  it('is still recognised when an older version stored its hash', async () => {
    // 25,000 rounds of PBKDF2 with SHA-256 to 512 bytes, as Payload stored them.
    const salt = 'ab'.repeat(32);
    const hash = pbkdf2Sync(first, salt, 25_000, 512, 'sha256').toString('hex');
    const token = await signIn(editor);
    await change(editor, { salt, hash });
    await save(token, editor, { password: second, currentPassword: second }).expect(400);
    await save(token, editor, { password: second, currentPassword: first }).expect(200);
  });

  it('allows five wrong guesses in a session, which then ends', async () => {
    const [guesser, other] = [await signIn(editor), await signIn(editor)];
    for (let guess = 1; guess <= 4; guess += 1) {
      await save(guesser, editor, { password: second, currentPassword: `guess ${guess}` }).expect(
        400,
      );
    }
    const last = await save(guesser, editor, { password: second, currentPassword: 'guess 5' });
    expect(refusals(last).currentPassword).toContain('you have been signed out');
    expect([await whoIs(guesser), await whoIs(other)]).toEqual([null, editor.name]);
    await save(guesser, editor, { password: second, currentPassword: first }).expect(401);
  });

  it('allows no more guesses when they are sent at the same moment', async () => {
    const token = await signIn(editor);
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, number) =>
        save(token, editor, { password: second, currentPassword: `guess ${number}` }),
      ),
    );
    const said = answers.map((answer) => refusals(answer).currentPassword);
    const checked = said.filter((sentence) => sentence === 'This is not your current password.');
    expect(checked).toHaveLength(4);
    expect(await whoIs(token)).toBeNull();
  });

  it('appears in no list and cannot be searched for', async () => {
    const token = await signIn(admin);
    const response = await supertest(app)
      .get('/cms-api/users?where[currentPassword][equals]=x')
      .set('Authorization', `JWT ${token}`);
    expect(response.status).toBe(400);
  });
});

describe('your own email address', () => {
  it('cannot be changed without the current password', async () => {
    const token = await signIn(editor);
    const email = 'elsewhere@directory.example';
    expect(refusals(await save(token, editor, { email }).expect(400))).toEqual({
      currentPassword: 'Enter your current password to change this.',
    });
    await save(token, editor, { email, currentPassword: first }).expect(200);
    expect((await stored(editor)).email).toBe(email);
  });

  it('ignores case, and nothing else needs the password to change', async () => {
    const token = await signIn(editor);
    const same = { name: 'Edith W.', email: ` ${editor.email.toUpperCase()}` };
    await save(token, editor, same).expect(200);
    expect(await stored(editor)).toMatchObject({ name: 'Edith W.', email: editor.email });
  });
});

describe('administrators', () => {
  it('change other people’s addresses, but nobody’s password except their own, and that only with the current one', async () => {
    const token = await signIn(admin);
    await save(token, editor, { password: second }).expect(400);
    await save(token, editor, { email: 'moved@directory.example' }).expect(200);
    await save(token, admin, { password: second }).expect(400);
    await save(token, admin, { password: second, currentPassword: first }).expect(200);
    expect(await signIn({ ...editor, email: 'moved@directory.example' })).not.toMatch(/^refused/);
  });
});

describe('a session', () => {
  const hour = 60 * 60 * 1000;

  /** Moves the times of an account's only session. */
  async function move(account: Account, times: { begunBefore: number; endsIn: number }) {
    const { id = '' } = (await stored(account)).sessions?.[0] ?? {};
    const createdAt = new Date(Date.now() - times.begunBefore).toISOString();
    const expiresAt = new Date(Date.now() + times.endsIn).toISOString();
    await change(account, { sessions: [{ id, createdAt, expiresAt }] });
  }

  it('lasts for twelve hours without use', async () => {
    const { body } = await post('/login', { email: editor.email, password: first });
    const { exp } = body as { exp: number };
    expect(exp * 1000 - Date.now()).toBeGreaterThan(11.9 * hour);
    expect(exp * 1000 - Date.now()).toBeLessThanOrEqual(12 * hour);
    const token = await signIn(admin);
    await move(admin, { begunBefore: 11.9 * hour, endsIn: 0.1 * hour });
    expect(await whoIs(token)).toBe(admin.name);
    await move(admin, { begunBefore: 12.1 * hour, endsIn: -0.1 * hour });
    expect(await whoIs(token)).toBe(null);
  });

  it('is extended by use, up to seven days in all', async () => {
    const token = await signIn(editor);
    const refresh = () =>
      supertest(app).post('/cms-api/users/refresh-token').set('Authorization', `JWT ${token}`);
    await move(editor, { begunBefore: 7 * 24 * hour - 0.1 * hour, endsIn: 0.1 * hour });
    const renewed = tokenIn(await refresh().expect(200));
    expect(Date.parse((await stored(editor)).sessions![0]!.expiresAt) - Date.now()).toBeGreaterThan(
      11 * hour,
    );
    expect(await whoIs(renewed)).toBe(editor.name);

    await move(editor, { begunBefore: 7 * 24 * hour + 0.1 * hour, endsIn: 11 * hour });
    expect([await whoIs(token), await whoIs(renewed)]).toEqual([null, null]);
    await refresh().expect(403);
  });

  it('is in an HttpOnly, Secure cookie and in no response body', async () => {
    const login = await post('/login', { email: editor.email, password: first }).expect(200);
    const token = tokenIn(login);
    const browser = { Cookie: `payload-token=${token}`, Origin: publicUrl };
    const refreshed = await post('/refresh-token', {}).set(browser).expect(200);
    const me = await supertest(app).get('/cms-api/users/me').set(browser).expect(200);
    expect(me.body).toMatchObject({ user: { email: editor.email } });
    const { code } = await requestLink(editor);
    const reset = await post('/reset-password', { token: code, password: second }).expect(200);
    await test.payload.db.deleteMany({ collection: 'users', where: {} });
    const founder = {
      name: 'First',
      email: 'first@directory.example',
      password: first,
      ...setup(),
    };
    const made = await post('/first-register', founder).expect(200);
    expect(await whoIs(tokenIn(made))).toBe('First');

    for (const response of [login, refreshed, reset, made]) {
      expect(tokenIn(response)).toMatch(/^eyJ/);
      const cookie = String(response.headers['set-cookie']);
      expect(cookie).toMatch(/; HttpOnly/);
      expect(cookie).toMatch(/; Secure/);
      expect(cookie).toMatch(/; SameSite=Lax/);
      expect(cookie).not.toMatch(/; Domain/);
    }
    for (const { body, text } of [login, refreshed, me, reset, made]) {
      expect(text).not.toContain('eyJ');
      expect(body).not.toHaveProperty('token');
      expect(body).not.toHaveProperty('refreshedToken');
    }
  });
});

describe('a password reset link', () => {
  it('leads to the public address, whatever the Host header says', async () => {
    const { link, message } = await requestLink(editor, 'evil.example');
    expect(link).toMatch(/^https:\/\/directory\.example\/admin\/new-password#[0-9a-f]{40}$/);
    expect(message?.subject).toBe('Choose a new password');
    for (const part of [message?.text, message?.html]) {
      expect(part).toContain('60 minutes');
      expect(part?.replace(/\s+/g, ' ')).toContain('signed out everywhere else');
      expect(part).not.toContain('evil');
      expect(part).not.toMatch(/unsubscribe/i);
    }
  });

  it('is stored only as a hash', async () => {
    const { code } = await requestLink(editor);
    const { resetPasswordToken, ...account } = await stored(editor);
    expect(resetPasswordToken).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify({ account, resetPasswordToken })).not.toContain(code);
    await post('/reset-password', { token: resetPasswordToken, password: second }).expect(403);
    expect(await signIn(editor)).not.toMatch(/^refused/);
  });

  it('works once, and ends all sessions', async () => {
    const sessions = [await signIn(editor), await signIn(editor)];
    const { code } = await requestLink(editor);
    await save(sessions[0]!, editor, { name: 'Edith W.' }).expect(200);
    const reset = await post('/reset-password', { token: code, password: second }).expect(200);
    expect(await Promise.all(sessions.map(whoIs))).toEqual([null, null]);
    expect(await whoIs(tokenIn(reset))).toBe('Edith W.');
    await post('/reset-password', { token: code, password: first }).expect(403);
    expect(await signIn(editor, second)).not.toMatch(/^refused/);
  });

  it('works once also when it is followed twice at the same moment', async () => {
    const { code } = await requestLink(editor);
    const follow = () => post('/reset-password', { token: code, password: second });
    const statuses = (await Promise.all([follow(), follow()])).map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 403]);
  });

  it('works for an hour', async () => {
    const { code } = await requestLink(editor);
    const { resetPasswordExpiration } = await stored(editor);
    const left = Date.parse(resetPasswordExpiration ?? '') - Date.now();
    expect(left).toBeGreaterThan(59 * 60_000);
    expect(left).toBeLessThanOrEqual(60 * 60_000);
    await change(editor, { resetPasswordExpiration: new Date(Date.now() - 1000).toISOString() });
    await post('/reset-password', { token: code, password: second }).expect(403);
  });

  it('stops working once the password has been changed some other way', async () => {
    const { code } = await requestLink(editor);
    const token = await signIn(editor);
    await save(token, editor, { password: second, currentPassword: first }).expect(200);
    await post('/reset-password', { token: code, password: first }).expect(403);
  });
});
