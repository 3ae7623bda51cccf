import { createHook } from 'node:async_hooks';
import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Response } from 'supertest';
import { listen, type Listening } from '../testing/listen.ts';
import { cookieIn, sendJson } from '../testing/send-json.ts';
import { readOutbox, sendQueuedMail } from '../testing/outbox.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

const password = 'seven lamps over the quay';

let running: TestApp;
let server: Listening;
/** Each test has its own account and network addresses, because attempts are counted by them. */
let turn = 0;
let email = '';

/** Password hashes started, those running now, and the most that ever ran at once. */
let hashes = 0;
let maxAtOnce = 0;
const hashing = new Set<number>();
const watchHashes = createHook({
  init: (id, type) => {
    if (type !== 'PBKDF2REQUEST') return;
    hashes += 1;
    maxAtOnce = Math.max(maxAtOnce, hashing.add(id).size);
  },
  after: (id) => void hashing.delete(id),
});

beforeAll(async () => {
  running = await startTestApp();
  server = await listen(running.app);
  watchHashes.enable();
});
afterAll(async () => {
  watchHashes.disable();
  server.stop();
  await running.stop();
});
beforeEach(async () => {
  turn += 1;
  email = `editor-${turn}@directory.example`;
  await running.payload.create({
    collection: 'users',
    data: { name: `Editor ${turn}`, email, password, roles: ['editor'] },
  });
  hashes = 0;
  maxAtOnce = 0;
});

type Try = { email?: string; password?: string; desk?: number; cookie?: string };

function signIn({ desk = 1, cookie, ...typed }: Try = {}): Promise<Response> {
  return sendJson(
    `${server.url}/cms-api/users/login`,
    { email, password, ...typed },
    { from: addressOf(desk), cookie },
  );
}

function addressOf(desk: number) {
  return `198.18.${turn}.${desk}`;
}

/** The cookie that marks a browser as known after signing in. */
function deviceCookie(answer: Response): string {
  const cookie = cookieIn(answer, 'device-') ?? '';
  expect(cookie).toMatch(/; HttpOnly; SameSite=Strict$/);
  return cookie.split(';')[0] ?? '';
}

/** Lets every password wait for its hash until the function that this returns is called. */
function holdUpHashes(): () => void {
  const { pbkdf2 } = crypto;
  const held: (() => void)[] = [];
  crypto.pbkdf2 = (...given) => void held.push(() => pbkdf2(...given));
  syncBuiltinESMExports();
  return () => {
    crypto.pbkdf2 = pbkdf2;
    syncBuiltinESMExports();
    for (const hash of held) hash();
  };
}

/** Everything a client could compare, without the Date header. */
function seen({ status, headers, body }: Response): string {
  const { date: _date, ...others } = headers as Record<string, string>;
  return JSON.stringify({ status, others, body }, null, 2).replace(/nonce-[^']+/, 'nonce');
}

describe('signing in', () => {
  it('gives the same answer, after the same work, for an unknown address and a wrong password', async () => {
    const known = await signIn({ password: 'not the password' });
    const forKnown = hashes;
    const unknown = await signIn({ email: `nobody-${turn}@directory.example` });
    expect(seen(unknown)).toEqual(seen(known));
    expect(known.status).toBe(401);
    expect([forKnown, hashes - forKnown]).toEqual([1, 1]);
  });

  it('hashes the passwords of one address one after the other, however it is written, whether or not there is such an account', async () => {
    const mostAtOnce: number[] = [];
    for (const [index, address] of [email, `nobody-${turn}@directory.example`].entries()) {
      maxAtOnce = 0;
      await Promise.all(
        [address, address.toUpperCase(), ` ${address} `].map((written) =>
          signIn({ email: written, password: 'not the password', desk: 1 + index }),
        ),
      );
      mostAtOnce.push(maxAtOnce);
    }
    expect([hashes, mostAtOnce]).toEqual([6, [1, 1]]);
  });

  it('hashes a dummy password with Payload’s own parameters', async () => {
    const stored = await running.payload.db.findOne<{ id: string; hash: string }>({
      collection: 'users',
      where: { email: { equals: email } },
    });
    // PBKDF2 with SHA-256, 600,000 rounds and 32 bytes; if Payload changes this, change the constant in hashing.ts.
    expect(stored?.hash).toMatch(/^pbkdf2-sha256-v1:[0-9a-f]{64}$/);
  });

  it('checks only ten of two hundred passwords sent at once, and refuses the rest in the same words for an unknown address', async () => {
    const refused = await Promise.all(
      [email, `nobody-${turn}@directory.example`].map(async (address, index) => {
        const answers = await Promise.all(
          Array.from({ length: 200 }, (_, number) =>
            signIn({ email: address, password: `guess ${number}`, desk: 1 + index }),
          ),
        );
        expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
        return answers.filter(({ status }) => status === 429);
      }),
    );
    expect(hashes).toBe(20);
    expect(refused.map(({ length }) => length)).toEqual([190, 190]);
    const [[known], [unknown]] = refused as [Response[], Response[]];
    expect(known?.body).toEqual({
      errors: [{ message: 'Too many attempts. Please wait a few minutes and try again.' }],
    });
    expect(unknown?.body).toEqual(known?.body);
    expect(Number(known?.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('hashes two passwords at a time, so that files can still be read, queues twenty more and refuses the rest', async () => {
    const goOn = holdUpHashes();
    const answers: Response[] = [];
    const logins = Array.from({ length: 30 }, async (_, number) => {
      answers.push(await signIn({ email: `nobody-${turn}-${number}@directory.example` }));
    });
    await expect.poll(() => answers).toHaveLength(8);
    for (const { status, headers } of answers) {
      expect([status, headers['retry-after']]).toEqual([503, '5']);
    }
    goOn();
    await Promise.all(logins);
    expect(answers.slice(8).map(({ status }) => status)).toEqual(Array(22).fill(401));
    expect([hashes, maxAtOnce]).toEqual([22, 2]);
  });

  it('is never limited for correct passwords', async () => {
    for (let day = 0; day < 12; day += 1) expect((await signIn()).status).toBe(200);
  });

  it('stays open in a browser that has signed in before, whatever happens elsewhere', async () => {
    const cookie = deviceCookie(await signIn({ desk: 1 }));
    await Promise.all(Array.from({ length: 10 }, () => signIn({ desk: 2, password: 'a guess' })));
    expect((await signIn({ desk: 3 })).status).toBe(429);
    expect((await signIn({ desk: 3, cookie: `${cookie.slice(0, -1)}~` })).status).toBe(429);
    const again = await signIn({ desk: 2, cookie });
    expect(again.status).toBe(200);
    expect(deviceCookie(again)).toBe(cookie);

    const other = `other-${turn}@directory.example`;
    await running.payload.create({
      collection: 'users',
      data: { name: 'Other', email: other, password, roles: ['editor'] },
    });
    await Promise.all(
      Array.from({ length: 10 }, () => signIn({ email: other, desk: 4, password: 'a guess' })),
    );
    expect((await signIn({ email: other, desk: 5, cookie })).status).toBe(429);
  });

  it('has a limit in such a browser too', async () => {
    const cookie = deviceCookie(await signIn());
    for (let guess = 0; guess < 10; guess += 1) await signIn({ cookie, password: 'a guess' });
    expect((await signIn({ cookie })).status).toBe(429);
  });
});

describe('changing a password', () => {
  it('also hashes two at a time, and is limited for each account', async () => {
    const token = /^payload-token=([^;]+)/.exec(
      cookieIn(await signIn(), 'payload-token') ?? '',
    )?.[1];
    const { docs } = await running.payload.find({
      collection: 'users',
      where: { email: { equals: email } },
    });
    const answers = await Promise.all(
      Array.from({ length: 40 }, () =>
        sendJson(
          `${server.url}/cms-api/users/${docs[0]?.id}`,
          { password: 'eight boats on the river', currentPassword: password },
          { method: 'patch', token },
        ),
      ),
    );
    expect(maxAtOnce).toBeLessThanOrEqual(2);
    expect(new Set(answers.map(({ status }) => status))).toContain(429);
  });
});

describe('a forgotten password', () => {
  const arrived = async () => expect(await sendQueuedMail(running.test, email)).toHaveLength(1);
  const forgot = (address: string, desk = 1) =>
    sendJson(
      `${server.url}/cms-api/users/forgot-password`,
      { email: address },
      { from: addressOf(desk) },
    );

  it('gets the same answer for known and unknown addresses, and the known one gets a link', async () => {
    const known = await forgot(email);
    const unknown = await forgot('nobody@directory.example', 2);
    expect(seen(unknown)).toEqual(seen(known));
    expect(known.status).toBe(200);
    await arrived();
    expect(await readOutbox(running.test.env.dataDir, 'nobody@directory.example')).toEqual([]);
  });

  it('leaves the same to do for known and unknown addresses, all of it for later', async () => {
    const jobs = () =>
      running.payload.find({ collection: 'payload-jobs', depth: 0, sort: 'createdAt' });
    const stored = () =>
      running.payload.db.findOne({ collection: 'users', where: { email: { equals: email } } });
    const before = await stored();
    await forgot(email);
    await forgot('nobody@directory.example', 2);
    const { docs } = await jobs();
    expect(docs.map(({ taskSlug, queue }) => [taskSlug, queue])).toEqual([
      ['sendResetLink', 'mail'],
      ['sendResetLink', 'mail'],
    ]);
    expect(JSON.stringify(docs)).not.toContain('@');
    expect(await stored()).toEqual(before);
    await arrived();
    expect((await jobs()).docs).toEqual([]);
  });

  it('can be reported three times an hour, whether or not there is such an account', async () => {
    for (const [index, address] of [email, `nobody-${turn}@directory.example`].entries()) {
      for (let asked = 0; asked < 3; asked += 1) {
        expect((await forgot(address, 1 + index)).status).toBe(200);
      }
      expect((await forgot(address, 3 + index)).status).toBe(429);
    }
    await arrived();
  });

  it('is replaced through the link, which signs the browser in and makes it known', async () => {
    await forgot(email);
    await arrived();
    const [message] = await readOutbox(running.test.env.dataDir, email);
    const token = /\/admin\/new-password#(\w+)/.exec(message?.text ?? message?.html ?? '')?.[1];
    const answer = await sendJson(`${server.url}/cms-api/users/reset-password`, {
      token,
      password: 'eight boats on the river',
    });
    expect(answer.status).toBe(200);
    deviceCookie(answer);
    expect((await signIn()).status).toBe(401);
    expect((await signIn({ password: 'eight boats on the river' })).status).toBe(200);
  });
});
