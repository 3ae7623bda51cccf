import type { MongooseAdapter } from '@payloadcms/db-mongodb';
import type { SQLiteAdapter } from '@payloadcms/db-sqlite';
import type { User } from '#collections/payload-types.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startAppProcess, type AppProcess } from '../testing/start-app-process.ts';
import { startTestPayload, type TestPayload } from '../testing/test-payload.ts';

const account = {
  name: 'Edith Example',
  email: 'edith@directory.example',
  password: 'a long password',
  roles: ['editor' as const],
};

let test: TestPayload;
let app: AppProcess;

beforeAll(async () => {
  test = await startTestPayload();
  await test.payload.create({ collection: 'users', data: account, overrideAccess: true });
  app = await startAppProcess(test.env, { LOG_LEVEL: 'info', PAYLOAD_SECRET: test.payload.secret });
});
afterAll(async () => {
  await app.kill();
  await test.stop();
});

it('no line of the log has a value of a write that failed', async () => {
  const { hash, salt } = await storedAccount();
  expect(hash.length).toBeGreaterThan(32);
  await refuseWrites(test, () =>
    expect.poll(logIn, { timeout: 20_000 }).toBeGreaterThanOrEqual(500),
  );
  const failures = app
    .log()
    .split('\n')
    .filter((line) => line.includes('"level":50'));
  expect(failures.length).toBeGreaterThan(0);
  expect(failures.join('\n')).toMatch(/is locked|failed validation/);
  for (const secret of [account.email, account.password, hash, hash.slice(-40), salt]) {
    expect(app.log()).not.toContain(secret);
  }
});

async function logIn() {
  const { email, password } = account;
  const response = await fetch(`${app.url}/cms-api/users/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  return response.status;
}

async function storedAccount() {
  const where = { email: { equals: account.email } };
  const user = await test.payload.db.findOne<User>({ collection: 'users', where });
  return { hash: user?.hash ?? '', salt: user?.salt ?? '' };
}

/** Lets every write to accounts fail that another process tries meanwhile; a MongoDB server may need a moment to do so. */
async function refuseWrites({ payload }: TestPayload, meanwhile: () => Promise<void>) {
  if (payload.db.name === 'sqlite') {
    const lock = await (
      payload.db as TestPayload['payload']['db'] & SQLiteAdapter
    ).client.transaction('write');
    await meanwhile().finally(() => lock.rollback());
    return;
  }
  const { connection } = payload.db as TestPayload['payload']['db'] & MongooseAdapter;
  const validate = (validator: object) => connection.db?.command({ collMod: 'users', validator });
  await validate({ loginAttempts: { $type: 'string' } });
  await meanwhile().finally(() => validate({}));
}
