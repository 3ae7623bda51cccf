import { TOTP } from 'otpauth';
import supertest, { type Response } from 'supertest';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SecondFactor, User } from '#collections/payload-types.ts';
import { listen, type Listening } from '#cms/testing/listen.ts';
import { readOutbox, sendQueuedMail } from '#cms/testing/outbox.ts';
import { cookieIn, sendJson, tokenIn } from '#cms/testing/send-json.ts';
import { startTestApp, type TestApp } from '#cms/testing/test-app.ts';
import { storeUnconfirmed, useAppCode } from './factor-store.ts';

const password = 'seven lamps over the quay';
const chosen = 'eight boats on the river';

let running: TestApp;
let server: Listening;
let admin: User;
/** Each test has its own network address and its own account. */
let turn = 0;
let email = '';
let editor: User;
const written = vi.spyOn(process.stderr, 'write');

beforeAll(async () => {
  running = await startTestApp();
  running.payload.logger.level = 'info';
  server = await listen(running.app);
  admin = await createAccount('Ada Admin', 'ada@directory.example', 'admin');
});
afterAll(async () => {
  server.stop();
  await running.stop();
});
beforeEach(async () => {
  turn += 1;
  email = `edith-${turn}@directory.example`;
  await requireFrom('nobody');
  editor = await createAccount('Edith Editor', email, 'editor');
  await running.payload.db.deleteMany({ collection: 'audit-trail', where: {} });
  written.mockClear();
});

function createAccount(name: string, address: string, role: 'admin' | 'editor') {
  const data = { name, email: address, password, roles: [role] };
  return running.payload.create({ collection: 'users', data, overrideAccess: true });
}

function requireFrom(secondFactorFor: 'administrators' | 'everybody' | 'nobody') {
  const data = { secondFactorFor };
  return running.payload.updateGlobal({ slug: 'settings', data, overrideAccess: true });
}

function ask(path: string, body: object, token?: string) {
  const from = `198.18.9.${turn}`;
  return sendJson(`${server.url}/cms-api/users${path}`, body, { token, from });
}

const signIn = (more: object = {}) => ask('/login', { email, password, ...more });

/** A session of an account that has no second factor yet. */
async function sessionOf(address = email): Promise<string> {
  const token = tokenIn(await ask('/login', { email: address, password }));
  if (!token) throw new Error('Nobody has signed in');
  return token;
}

async function whoIs(token: string): Promise<string | undefined> {
  const { body } = await supertest(server.url)
    .get('/cms-api/users/me')
    .set('Authorization', `JWT ${token}`);
  return (body as { user: User | null }).user?.name;
}

/** The code that the app shows now. Steps that were used are forgotten, so that a test need not wait. */
async function codeOf(secret: string): Promise<string> {
  const { id } = await factor();
  const data = { lastStep: 0 };
  await running.payload.db.updateOne({ collection: 'second-factors', id, data });
  return shownBy(secret);
}

const shownBy = (secret: string) => new TOTP({ secret }).generate();

/** What is stored of the editor’s second factor. */
async function factor(): Promise<SecondFactor> {
  const where = { account: { equals: editor.id } };
  const found = await running.payload.db.findOne<SecondFactor>({
    collection: 'second-factors',
    where,
  });
  if (!found) throw new Error('There is no second factor');
  return found;
}

/** Adds a second factor to the editor’s account as its page does. */
async function enrol() {
  const token = await sessionOf();
  const { body } = await ask('/second-factor/begin', { currentPassword: password }, token);
  const { secret } = body as { secret: string };
  const confirmed = await ask('/second-factor/confirm', { code: shownBy(secret) }, token);
  expect(confirmed.status).toBe(200);
  const { recoveryCodes } = confirmed.body as { recoveryCodes: string[] };
  return { token, secret, recoveryCodes };
}

function refusal({ status, body }: Response) {
  const { errors } = body as { errors: { message: string; data?: object }[] };
  return [status, errors[0]?.message, errors[0]?.data];
}

const statusesOf = (answers: Response[]) =>
  answers.map(({ status }) => status).toSorted((a, b) => a - b);

const codeNeeded = [
  401,
  'Enter the code that your authenticator app shows.',
  { secondFactor: 'code' },
];
const isWrong = [
  401,
  'The password or the code is wrong, or the code has been used. Wait for the next code and try again.',
  undefined,
];

async function operations(): Promise<string[]> {
  const { docs } = await running.payload.find({
    collection: 'audit-trail',
    where: { documentId: { equals: editor.id } },
    sort: 'createdAt',
    limit: 100,
  });
  return docs.map(({ operation }) => operation);
}

async function linkFor(pattern: RegExp): Promise<string> {
  const message = (await sendQueuedMail(running.test, email)).at(-1);
  const code = pattern.exec(message?.text ?? '')?.[1];
  if (!code) throw new Error('The email has not come');
  return code;
}

describe('a second factor', () => {
  it('is added with the current password and a first code, and ends other sessions', async () => {
    const other = await sessionOf();
    const token = await sessionOf();
    expect((await ask('/second-factor/begin', {}, token)).status).toBe(400);
    const wrong = { currentPassword: 'not the password' };
    expect((await ask('/second-factor/begin', wrong, token)).status).toBe(400);
    const begun = await ask('/second-factor/begin', { currentPassword: password }, token);
    const { secret, picture } = begun.body as { secret: string; picture: string };
    expect(picture).toMatch(/^data:image\/svg/);
    expect((await signIn()).status).toBe(200);

    expect((await ask('/second-factor/confirm', { code: '000000' }, token)).status).toBe(401);
    const answer = await ask('/second-factor/confirm', { code: shownBy(secret) }, token);
    const { recoveryCodes } = answer.body as { recoveryCodes: string[] };
    expect(new Set(recoveryCodes).size).toBe(10);
    expect([await whoIs(token), await whoIs(other)]).toEqual(['Edith Editor', undefined]);
    expect(refusal(await signIn())).toEqual(codeNeeded);
    expect((await ask('/second-factor/begin', { currentPassword: password }, token)).status).toBe(
      409,
    );
  });

  it('is asked for at every sign-in, and there is no session before', async () => {
    const { secret } = await enrol();
    const first = await signIn();
    expect(refusal(first)).toEqual(codeNeeded);
    expect(first.headers['set-cookie']).toBeUndefined();
    const signedIn = await signIn({ code: await codeOf(secret) });
    expect(signedIn.status).toBe(200);
    expect(await whoIs(tokenIn(signedIn))).toBe('Edith Editor');
    expect(signedIn.body).not.toHaveProperty('recoveryCodes');
  });

  it('is refused in the same words as a wrong password', async () => {
    const { secret } = await enrol();
    const code = await codeOf(secret);
    expect(refusal(await signIn({ code: '000000' }))).toEqual(isWrong);
    expect(refusal(await signIn({ password: 'not the password', code }))).toEqual(isWrong);
    expect(refusal(await ask('/login', { email: 'nobody@b.example', password, code }))).toEqual(
      isWrong,
    );
    expect((await signIn({ code })).status).toBe(200);
  });

  it('accepts each code once, also when it is sent twice at the same moment', async () => {
    const { secret } = await enrol();
    const code = await codeOf(secret);
    const both = await Promise.all([signIn({ code }), signIn({ code })]);
    expect(statusesOf(both)).toEqual([200, 401]);
    expect(refusal(await signIn({ code }))).toEqual(isWrong);
  });

  it('limits tries of codes, also for whoever has the password', async () => {
    const { secret } = await enrol();
    const statuses: number[] = [];
    for (let guess = 0; guess < 11; guess += 1) {
      statuses.push((await signIn({ code: `${100_000 + guess}` })).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
    expect((await signIn({ code: await codeOf(secret) })).status).toBe(429);
  });

  it('limits codes to a hundred a day for all browsers that know the account; recovery codes go on', async () => {
    const cookies: string[] = [];
    for (let browser = 0; browser < 11; browser += 1) {
      cookies.push(cookieIn(await signIn(), 'device-')?.split(';')[0] ?? '');
    }
    const [unused = '', last = '', ...others] = cookies;
    const token = await sessionOf();
    const { body } = await ask('/second-factor/begin', { currentPassword: password }, token);
    const { secret } = body as { secret: string };
    const answerTo = (path: string, more: object, cookie: string) =>
      sendJson(`${server.url}/cms-api/users${path}`, more, {
        token,
        cookie,
        from: `198.18.9.${turn}`,
      });
    // Codes that confirm a second factor count like those of a sign-in, and no password is hashed for them.
    const confirm = (code: string, cookie: string) =>
      answerTo('/second-factor/confirm', { code }, cookie);
    const refused = async (tries: number, cookie: string) => {
      const answers = Array.from({ length: tries }, () => confirm('000000', cookie));
      expect(statusesOf(await Promise.all(answers))).toEqual(Array(tries).fill(401));
    };
    for (const cookie of others) await refused(10, cookie);
    await refused(9, last);
    const confirmed = await confirm(shownBy(secret), last);
    const { recoveryCodes } = confirmed.body as { recoveryCodes: string[] };

    const signInWith = (code: string | undefined, cookie: string) =>
      answerTo('/login', { email, password, code }, cookie);
    expect((await signInWith('000000', last)).status).toBe(401);
    expect((await signInWith('000000', unused)).status).toBe(429);
    expect((await signInWith(recoveryCodes[0], unused)).status).toBe(200);
  });

  it('is removed with the password and a code, and not with one of them', async () => {
    const { token, secret } = await enrol();
    const remove = (more: object) => ask('/second-factor/remove', more, token);
    expect((await remove({ code: await codeOf(secret) })).status).toBe(400);
    expect((await remove({ currentPassword: password })).status).toBe(401);
    const both = { currentPassword: password, code: await codeOf(secret) };
    expect((await remove(both)).status).toBe(200);
    expect((await signIn()).status).toBe(200);
    expect(await operations()).toContain('second-factor.removed');
  });

  it('is not confirmed by a code of a secret that has been replaced meanwhile', async () => {
    const secret = await storeUnconfirmed(running.payload, editor);
    const before = await factor();
    await storeUnconfirmed(running.payload, editor);
    expect(await useAppCode(running.payload, before, shownBy(secret))).toBe(false);
  });

  it('goes with its account', async () => {
    await enrol();
    await running.payload.delete({ collection: 'users', id: editor.id, overrideAccess: true });
    await expect(factor()).rejects.toThrow('There is no second factor');
  });
});

describe('recovery codes', () => {
  it('open the account once each, however they are typed', async () => {
    const { recoveryCodes } = await enrol();
    const [first = '', second = ''] = recoveryCodes;
    expect((await signIn({ code: ` ${first.toLowerCase().replace('-', ' ')} ` })).status).toBe(200);
    expect(refusal(await signIn({ code: first }))).toEqual(isWrong);
    const twice = await Promise.all([signIn({ code: second }), signIn({ code: second })]);
    expect(statusesOf(twice)).toEqual([200, 401]);
    expect(await operations()).toContain('recovery-code.used');
  });

  it('are made anew with the password and a code, and the earlier ones are worthless', async () => {
    const { token, secret, recoveryCodes } = await enrol();
    const renew = (more: object) => ask('/second-factor/recovery-codes', more, token);
    expect((await renew({ currentPassword: password })).status).toBe(401);
    const answer = await renew({ currentPassword: password, code: await codeOf(secret) });
    const renewed = (answer.body as { recoveryCodes: string[] }).recoveryCodes;
    expect(renewed).toHaveLength(10);
    expect((await signIn({ code: recoveryCodes[0] })).status).toBe(401);
    expect((await signIn({ code: renewed[0] })).status).toBe(200);
  });
});

describe('a new password by email', () => {
  it('needs the code as well, and nothing changes without it', async () => {
    const { secret } = await enrol();
    await ask('/forgot-password', { email });
    const token = await linkFor(/\/admin\/new-password#(\w+)/);
    const reset = (more: object) => ask('/reset-password', { token, password: chosen, ...more });
    const first = await reset({});
    expect(refusal(first)).toEqual(codeNeeded);
    expect(first.headers['set-cookie']).toBeUndefined();
    expect((await reset({ code: '000000' })).status).toBe(401);
    expect(await operations()).toContain('sign-in.failed');
    expect(refusal(await signIn())).toEqual(codeNeeded);
    const answer = await reset({ code: await codeOf(secret) });
    expect([answer.status, await whoIs(tokenIn(answer))]).toEqual([200, 'Edith Editor']);
    expect(refusal(await signIn({ password: chosen }))).toEqual(codeNeeded);
  });

  it('that is too weak uses no code up', async () => {
    const { secret } = await enrol();
    await ask('/forgot-password', { email });
    const token = await linkFor(/\/admin\/new-password#(\w+)/);
    const code = await codeOf(secret);
    const weak = await ask('/reset-password', { token, password: 'password1234', code });
    expect(weak.status).toBe(400);
    expect((await ask('/reset-password', { token, password: chosen, code })).status).toBe(200);
  });
});

describe('a second factor that is required', () => {
  type Enrolling = { secondFactor: string; secret: string; picture: string };

  /** What the app needs, from the answer that asks to enrol. */
  function enrolling(answer: Response): Enrolling {
    const [status, , data] = refusal(answer);
    expect([status, answer.headers['set-cookie']]).toEqual([401, undefined]);
    expect(data).toMatchObject({ secondFactor: 'enrol' });
    return data as Enrolling;
  }

  it('is enrolled at the next sign-in, and there is no session before', async () => {
    await requireFrom('everybody');
    enrolling(await signIn());
    const { secret } = enrolling(await signIn());
    expect((await signIn({ code: '000000' })).status).toBe(401);
    const answer = await signIn({ code: shownBy(secret) });
    expect(answer.status).toBe(200);
    expect((answer.body as { recoveryCodes: string[] }).recoveryCodes).toHaveLength(10);
    expect(await whoIs(tokenIn(answer))).toBe('Edith Editor');
    expect(refusal(await signIn())).toEqual(codeNeeded);
    expect(await operations()).toEqual([
      'sign-in.failed',
      'second-factor.added',
      'sign-in.succeeded',
    ]);
  });

  it('can be required of administrators alone', async () => {
    await requireFrom('administrators');
    expect((await signIn()).status).toBe(200);
    enrolling(await ask('/login', { email: admin.email, password }));
  });

  it('is enrolled on the way through an invitation', async () => {
    const token = await sessionOf(admin.email);
    await requireFrom('everybody');
    email = `nell-${turn}@directory.example`;
    const data = { name: 'Nell Newcomer', email, roles: ['viewer'] };
    editor = ((await ask('', data, token)).body as { doc: User }).doc;
    const code = await linkFor(/\/admin\/invitation#(\w+)/);
    const accept = (more: object) =>
      ask('/reset-password', { token: code, password: chosen, ...more });
    const { secret } = enrolling(await accept({}));
    const where = { id: { equals: editor.id } };
    const stored = () => running.payload.db.findOne<User>({ collection: 'users', where });
    expect((await stored())?.standing).toBe('invited');
    const answer = await accept({ code: shownBy(secret) });
    expect(answer.status).toBe(200);
    expect((answer.body as { recoveryCodes: string[] }).recoveryCodes).toHaveLength(10);
    expect((await stored())?.standing).toBe('active');
    expect(await whoIs(tokenIn(answer))).toBe('Nell Newcomer');
    expect(await operations()).toContain('invitation.accepted');
  });

  it('is enrolled on the way to a new password', async () => {
    await requireFrom('everybody');
    await ask('/forgot-password', { email });
    const token = await linkFor(/\/admin\/new-password#(\w+)/);
    const reset = { token, password: chosen };
    const { secret } = enrolling(await ask('/reset-password', reset));
    const answer = await ask('/reset-password', { ...reset, code: shownBy(secret) });
    expect(answer.status).toBe(200);
  });
});

describe('an administrator', () => {
  it('resets a colleague’s second factor, who is told by email and signed out', async () => {
    const { token } = await enrol();
    const own = await sessionOf(admin.email);
    expect((await ask(`/${admin.id}/second-factor/reset`, {}, own)).status).toBe(403);
    expect((await ask(`/${editor.id}/second-factor/reset`, {}, token)).status).toBe(403);
    expect((await ask(`/${admin.id}/second-factor/reset`, {}, token)).status).toBe(403);
    expect((await ask(`/${editor.id}/second-factor/reset`, {})).status).toBe(401);
    expect(refusal(await signIn())).toEqual(codeNeeded);

    expect((await ask(`/${editor.id}/second-factor/reset`, {}, own)).status).toBe(200);
    expect(await whoIs(token)).toBeUndefined();
    expect((await signIn()).status).toBe(200);
    expect(await operations()).toContain('second-factor.reset');
    await sendQueuedMail(running.test, email);
    const message = (await readOutbox(running.test.env.dataDir, email)).at(-1);
    expect(message?.subject).toBe('Your second factor has been reset');
    expect((await ask(`/${editor.id}/second-factor/reset`, {}, own)).status).toBe(409);
  });

  it('sees that a colleague has one, and nothing else of it', async () => {
    const { token, secret, recoveryCodes } = await enrol();
    const own = await sessionOf(admin.email);
    const read = (path: string, by: string) =>
      supertest(server.url).get(`/cms-api/${path}`).set('Authorization', `JWT ${by}`);
    const { body } = await read(`users/${editor.id}/second-factor`, own);
    expect(body).toEqual({ isOn: true, isRequired: false, recoveryCodesLeft: 10 });
    expect((await read(`users/${admin.id}/second-factor`, token)).status).toBe(403);
    expect((await read('second-factors', own)).status).toBe(403);
    expect((await read(`second-factors/${(await factor()).id}`, own)).status).toBe(403);
    const { text } = await read(`users/${editor.id}?depth=2&showHiddenFields=true`, own);
    for (const hidden of [secret, (await factor()).secret, ...recoveryCodes]) {
      expect(text).not.toContain(hidden);
    }
  });
});

it('secrets and codes are stored sealed or hashed, and are in no log and no audit entry', async () => {
  const { secret, recoveryCodes } = await enrol();
  const code = await codeOf(secret);
  await signIn({ code: '000000' });
  await signIn({ code });
  await signIn({ code: recoveryCodes[0] });
  const { docs } = await running.payload.find({ collection: 'audit-trail', depth: 0, limit: 100 });
  const { docs: shown } = await running.payload.find({ collection: 'second-factors' });
  const log = written.mock.calls.map(([line]) => String(line)).join('');
  const trail = JSON.stringify(docs);
  const stored = await factor();
  for (const hidden of [secret, ...recoveryCodes]) {
    expect(JSON.stringify(stored) + trail + log).not.toContain(hidden);
  }
  expect(trail + log).not.toContain(code);
  expect(trail + log).not.toContain(stored.secret);
  // Not even the Local API hands it out by itself.
  expect(JSON.stringify(shown)).not.toContain(stored.secret);
  expect(trail + log).not.toContain('@');
});
