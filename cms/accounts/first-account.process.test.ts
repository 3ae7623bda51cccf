import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listen, type Listening } from '../testing/listen.ts';
import { sendJson } from '../testing/send-json.ts';
import { startAppProcess } from '../testing/start-app-process.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { writeRaw } from '../testing/write-raw.ts';
import { prepareFirstAccount } from './first-account.ts';

const first = '/cms-api/users/first-register';
const founder = {
  name: 'Ada Founder',
  email: 'founder@directory.example',
  password: 'seven lamps over the quay',
};

let running: TestApp;
let server: Listening;
let setupCode: string;
/** Each test uses its own network address, because attempts are counted by address. */
let desk = 1;

beforeAll(async () => {
  running = await startTestApp();
  server = await listen(running.app);
});
afterAll(async () => {
  server.stop();
  await running.stop();
});
beforeEach(async () => {
  desk += 1;
  await running.payload.db.deleteMany({ collection: 'users', where: {} });
  await running.payload.db.deleteMany({ collection: 'audit-trail', where: {} });
  setupCode = (await prepareFirstAccount(running.payload, running.test.env.dataDir)) ?? '';
});

function register(data: object) {
  return sendJson(server.url + first, { ...founder, ...data }, { from: `198.18.0.${desk}` });
}

async function accounts() {
  return (await running.payload.find({ collection: 'users', depth: 0 })).docs;
}

async function events() {
  const { docs } = await running.payload.find({
    collection: 'audit-trail',
    sort: 'createdAt',
    depth: 0,
  });
  return docs.map(({ operation }) => operation);
}

function codeFile() {
  return path.join(running.test.env.dataDir, 'setup-code');
}

describe('the setup code', () => {
  it('is the same at each start, and its file is readable by the owner only, while there is no account', async () => {
    expect(setupCode).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){4}[0-9A-HJKMNP-TV-Z]{4}$/);
    expect(readFileSync(codeFile(), 'utf8')).toBe(`${setupCode}\n`);
    expect(statSync(codeFile()).mode & 0o777).toBe(0o600);
    expect(await prepareFirstAccount(running.payload, running.test.env.dataDir)).toBe(setupCode);

    expect((await register({ setupCode })).status).toBe(200);
    expect(existsSync(codeFile())).toBe(false);
    expect(await prepareFirstAccount(running.payload, running.test.env.dataDir)).toBeUndefined();
  });

  it('is printed even where the process cannot write files', async () => {
    expect(await prepareFirstAccount(running.payload, 'README.md')).toBe(setupCode);
  });

  it('may be typed in lower case, without hyphens, and with letters that look like its digits', async () => {
    const typed = setupCode
      .toLowerCase()
      .replaceAll('-', ' ')
      .replaceAll('0', 'o')
      .replaceAll('1', 'l');
    expect((await register({ setupCode: typed })).status).toBe(200);
  });
});

describe('the first account', () => {
  it.each([{}, { setupCode: '' }, { setupCode: 'AAAA-AAAA-AAAA-AAAA-AAAA' }])(
    'is refused with a clear message for %j',
    async (data) => {
      const answer = await register(data);
      expect(answer.status).toBe(403);
      expect(JSON.stringify(answer.body)).toContain('This is not the setup code.');
      expect(await accounts()).toEqual([]);
      expect(await events()).toEqual(['first-account.refused']);
    },
  );

  it('stays open to the holder of the code while somebody else’s guesses are limited', async () => {
    for (let guess = 0; guess < 10; guess += 1) await register({ setupCode: `GUESS-${guess}` });
    const limited = await register({ setupCode: 'ANOTHER' });
    expect(limited.status).toBe(429);
    expect(Number(limited.headers['retry-after'])).toBeGreaterThan(0);
    expect(await events()).toEqual(['first-account.refused', 'tries.limited']);
    expect((await register({ setupCode })).status).toBe(200);
  });

  it('is one administrator, recorded in the audit trail, when three requests arrive at once', async () => {
    const answers = await Promise.all(
      ['one', 'two', 'three'].map((name) =>
        register({ name, email: `${name}@directory.example`, setupCode }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    for (const { body } of answers.filter(({ status }) => status === 409)) {
      expect(JSON.stringify(body)).toContain('The first account already exists.');
    }
    const [account, ...others] = await accounts();
    expect(others).toEqual([]);
    expect(account?.roles).toEqual(['admin']);
    const { docs } = await running.payload.find({ collection: 'audit-trail', depth: 0 });
    expect(docs).toContainEqual(
      expect.objectContaining({
        operation: 'first-account.created',
        user: account?.id,
        userName: account?.name,
        from: expect.stringMatching(/^[\w-]{12}$/),
      }),
    );
  });

  it('stays the only one when another process has stored it a moment before', async () => {
    expect((await register({ setupCode })).status).toBe(200);
    await expect(
      running.payload.create({
        collection: 'users',
        data: { ...founder, email: 'late@directory.example', roles: ['admin'] },
        // As of a request that had found no account.
        context: { isFirstAccount: true },
      }),
    ).rejects.toThrow(/isFirst/);
    expect(await accounts()).toHaveLength(1);
  });

  it('is created once when three processes try at the same time', async () => {
    const { env } = running.test;
    const processes = await Promise.all([1, 2, 3].map(() => startAppProcess(env)));
    const answers = await Promise.all(
      processes.map(({ url }, index) =>
        sendJson(url + first, { ...founder, email: `${index}@directory.example`, setupCode }),
      ),
    );
    await Promise.all(processes.map(({ kill }) => kill()));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    expect(await accounts()).toHaveLength(1);
  });

  it('is no reason not to start if it cannot be read', async () => {
    const { payload, test } = running;
    const { id } = await payload.create({
      collection: 'users',
      data: { ...founder, roles: ['admin'] },
    });
    await writeRaw(payload, id, {
      table: 'users',
      column: 'created_at',
      collection: 'users',
      field: 'createdAt',
      value: 'one of these days',
    });
    expect(await prepareFirstAccount(payload, test.env.dataDir)).toBeUndefined();
    expect((await register({ setupCode })).status).toBe(409);
  });

  it('can be created again if the process ended before the account had its role', async () => {
    const { payload } = running;
    const { id } = await payload.create({
      collection: 'users',
      data: { ...founder, roles: ['admin'] },
    });
    await payload.db.updateOne({ collection: 'users', id, data: { roles: [] } });
    expect((await register({ setupCode })).status).toBe(409);

    expect(await prepareFirstAccount(payload, running.test.env.dataDir)).toBe(setupCode);
    expect((await register({ setupCode })).status).toBe(200);
  });
});
