import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { User } from '#collections/payload-types.ts';
import { startMailServer, type MailServer } from '../testing/mail-server.ts';
import { listen, type Listening } from '../testing/listen.ts';
import { sendJson, tokenIn } from '../testing/send-json.ts';
import { sendQueuedMail } from '../testing/outbox.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

const password = 'seven lamps over the quay';
const chosen = 'eight boats on the river';

let running: TestApp;
let server: Listening;
let mail: MailServer;
let admin: string;
/** Each test has its own network address and its own colleague. */
let turn = 0;
let email = '';
const written = vi.spyOn(process.stderr, 'write');

beforeAll(async () => {
  mail = await startMailServer();
  running = await startTestApp({ variables: { SMTP_URL: mail.url } });
  running.payload.logger.level = 'info';
  server = await listen(running.app);
  await createAccount('ada@directory.example', 'Ada Admin', 'admin');
  admin = await tokenOf('ada@directory.example');
});
afterAll(async () => {
  server.stop();
  await running.stop();
  await mail.stop();
});
beforeEach(() => {
  turn += 1;
  email = `cleo-${turn}@directory.example`;
});

function createAccount(address: string, name: string, role: 'admin' | 'viewer') {
  const data = { name, email: address, password, roles: [role] };
  return running.payload.create({ collection: 'users', data, overrideAccess: true });
}

function ask(
  path: string,
  body: object,
  { token = '', method }: { token?: string; method?: 'patch' | 'post' } = {},
) {
  const from = `198.18.7.${turn}`;
  return sendJson(`${server.url}/cms-api/users${path}`, body, { token, method, from });
}

const signIn = (address: string, given: string) =>
  ask('/login', { email: address, password: given });

async function tokenOf(address: string): Promise<string> {
  return tokenIn(await signIn(address, password));
}

async function invite() {
  const data = { name: 'Cleo Clerk', email, roles: ['clerk'] };
  const answer = await ask('', data, { token: admin });
  expect([answer.status, answer.body]).toEqual([
    201,
    expect.objectContaining({ message: `An invitation is on its way to Cleo Clerk (${email}).` }),
  ]);
  return (answer.body as { doc: User }).doc;
}

/** The codes of the invitations that have been sent, oldest first. */
async function codes(): Promise<string[]> {
  await sendQueuedMail(running.test, email);
  const messages = (await mail.read()).filter(({ to }) => to?.[0]?.address === email);
  return messages.map(({ text = '' }) => /\/admin\/invitation#(\w+)/.exec(text)?.[1] ?? '');
}

async function newestCode(): Promise<string> {
  return (await codes()).at(-1) ?? '';
}

const accept = (token: string) => ask('/reset-password', { token, password: chosen });

/** An account as it is stored. */
async function stored(): Promise<User> {
  const where = { email: { equals: email } };
  const user = await running.payload.db.findOne<User>({ collection: 'users', where });
  if (!user) throw new Error('There is no such account');
  return user;
}

/** Makes it longer ago that the last link was sent, or when it ends. */
async function change(data: Partial<User>): Promise<void> {
  const { id } = await stored();
  await running.payload.db.updateOne({ collection: 'users', id, data });
}

const minuteAgo = () => new Date(Date.now() - 60_000).toISOString();

async function operations(id: string): Promise<string[]> {
  const { docs } = await running.payload.find({
    collection: 'audit-trail',
    where: { documentId: { equals: id } },
    sort: 'createdAt',
  });
  return docs.map(({ operation }) => operation);
}

describe('an invitation', () => {
  it('is emailed to a new colleague, who chooses a password and is signed in', async () => {
    const { id, standing } = await invite();
    expect(standing).toBe('invited');
    const answer = await accept(await newestCode());
    expect(answer.status).toBe(200);
    expect(tokenIn(answer)).toMatch(/^eyJ/);
    expect((await stored()).standing).toBe('active');
    expect((await signIn(email, chosen)).status).toBe(200);
    expect(await operations(id)).toEqual([
      'create',
      'invitation.sent',
      'invitation.accepted',
      'sign-in.succeeded',
    ]);
  });

  it('is stored as a hash only, and is in no answer, audit entry or log', async () => {
    written.mockClear();
    const account = await invite();
    const code = await newestCode();
    const { docs } = await running.payload.find({ collection: 'audit-trail', limit: 100 });
    const log = written.mock.calls.map(([line]) => String(line)).join('');
    expect(code).toMatch(/^[\da-f]{40}$/);
    for (const place of [account, await stored(), docs, log]) {
      expect(JSON.stringify(place)).not.toContain(code);
    }
    expect(log).toContain('invitation.sent');
    expect(log).not.toContain('@');
  });

  it('works once', async () => {
    await invite();
    const code = await newestCode();
    expect((await accept(code)).status).toBe(200);
    const again = await accept(code);
    expect(again.status).toBe(403);
    expect(again.body).toEqual({
      errors: [{ message: expect.stringMatching(/^This link has been used/) as string }],
    });
  });

  it('that has been accepted holds up no link for a new password', async () => {
    await invite();
    await accept(await newestCode());
    await ask('/forgot-password', { email });
    await sendQueuedMail(running.test, email);
    expect((await mail.read()).at(-1)?.text).toContain('/admin/new-password#');
  });

  it('works for 72 hours', async () => {
    await invite();
    const hours = Date.parse((await stored()).resetPasswordExpiration ?? '') - Date.now();
    expect(hours / 3_600_000).toBeGreaterThan(71.9);
    expect(hours / 3_600_000).toBeLessThanOrEqual(72);
    await change({ resetPasswordExpiration: minuteAgo() });
    expect((await accept(await newestCode())).status).toBe(403);
    expect((await stored()).standing).toBe('invited');
  });

  it('asks for a password that is hard to guess', async () => {
    await invite();
    const token = await newestCode();
    expect((await ask('/reset-password', { token, password: 'cleo clerk 2026' })).status).toBe(400);
    expect((await stored()).standing).toBe('invited');
    expect((await accept(token)).status).toBe(200);
  });

  it('can be sent again until it is accepted, and only the newest works', async () => {
    const { id } = await invite();
    await codes();
    const again = () => ask(`/${id}/invitation`, {}, { token: admin });
    expect((await again()).status).toBe(429);
    await change({ resetPasswordRequestedAt: minuteAgo() });
    expect((await again()).status).toBe(200);
    const [first = '', second = ''] = await codes();
    expect((await accept(first)).status).toBe(403);
    expect((await accept(second)).status).toBe(200);
    expect(await again()).toMatchObject({
      status: 409,
      body: { errors: [{ message: 'Cleo Clerk already has an account and needs no invitation.' }] },
    });
  });

  it('ends when the address is corrected, so that whoever got it by mistake cannot use it', async () => {
    const { id } = await invite();
    const code = await newestCode();
    const corrected = `corrected-${turn}@directory.example`;
    await ask(`/${id}`, { email: corrected }, { token: admin, method: 'patch' });
    expect((await accept(code)).status).toBe(403);
  });

  it('is the only way into its account', async () => {
    const { id } = await invite();
    await codes();
    expect((await signIn(email, chosen)).status).toBe(401);
    // Even with a password that a program gave it.
    const data = { password };
    await running.payload.update({ collection: 'users', id, data, overrideAccess: true });
    expect((await signIn(email, password)).status).toBe(401);
    expect((await ask('/forgot-password', { email })).status).toBe(200);
    expect(await codes()).toHaveLength(1);
    expect(await operations(id)).toContain('password.reset-requested');
  });

  it('is sent by administrators only', async () => {
    const address = `viewer-${turn}@directory.example`;
    await createAccount(address, 'Vera Viewer', 'viewer');
    const token = await tokenOf(address);
    const { id } = await invite();
    expect((await ask(`/${id}/invitation`, {}, { token })).status).toBe(403);
    expect((await ask(`/${id}/invitation`, {})).status).toBe(401);
    expect((await ask('/nobody/invitation', {}, { token: admin })).status).toBe(404);
  });
});

describe('a password for somebody else', () => {
  const refusal = (message: string) => ({
    status: 400,
    body: { errors: [{ data: { errors: [{ path: 'password', message }] } }] },
  });

  it('is refused when an account is created, also to administrators', async () => {
    const data = { name: 'Cleo', email, roles: ['clerk'], password: chosen };
    expect(await ask('', data, { token: admin })).toMatchObject(
      refusal('Leave the password out. The new colleague gets an email and chooses a password.'),
    );
    await expect(stored()).rejects.toThrow('There is no such account');
  });

  it('is refused when an account is changed, alone or with others', async () => {
    const { id } = await createAccount(email, 'Cleo', 'viewer');
    const sentence =
      'People choose their own passwords. Ask your colleague to follow “Forgot password?” where they sign in.';
    const others = { password: chosen };
    const how = { token: admin, method: 'patch' } as const;
    expect(await ask(`/${id}`, others, how)).toMatchObject(refusal(sentence));
    expect(await ask(`?where[id][equals]=${id}`, others, how)).toMatchObject(refusal(sentence));
    expect((await signIn(email, password)).status).toBe(200);
  });
});
