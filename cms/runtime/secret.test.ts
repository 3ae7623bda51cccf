import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { makeTestFolder } from '../testing/test-folder.ts';
import { readEnvironment } from './env.ts';
import { payloadSecret } from './secret.ts';
import { StartError } from './start-error.ts';

const parent = makeTestFolder('directory-secret-');
afterAll(() => rmSync(parent, { recursive: true }));
const folder = () => mkdtempSync(path.join(parent, 'data-'));

describe('the secret', () => {
  it('is made on the first start, kept for the next, and for the owner’s eyes only', () => {
    const env = readEnvironment({ DATA_DIR: folder() });
    const secret = payloadSecret(env);
    expect(secret).toMatch(/^[0-9a-f]{64}$/);
    expect(payloadSecret(env)).toBe(secret);
    expect(statSync(path.join(env.dataDir, 'payload-secret')).mode & 0o777).toBe(0o600);
    expect(payloadSecret(readEnvironment({ DATA_DIR: folder() }))).not.toBe(secret);
    expect(readdirSync(env.dataDir)).toEqual(['payload-secret']);
  });

  it.each([
    ['empty', ''],
    ['cut off', '0123456789abcde'],
  ])('that is %s stops the start with the name of its file', (_how, stored) => {
    const env = readEnvironment({ DATA_DIR: folder() });
    const file = path.join(env.dataDir, 'payload-secret');
    writeFileSync(file, stored);
    expect(() => payloadSecret(env)).toThrow(StartError);
    expect(() => payloadSecret(env)).toThrow(`${file} is empty or cut off.`);
    expect(payloadSecret({ ...env, payloadSecret: 'a secret of our own' })).toBe(
      'a secret of our own',
    );
  });

  it('must be given with MongoDB in production', () => {
    const mongoDb = { DATA_DIR: folder(), DATABASE_URL: 'mongodb://127.0.0.1:27017/directory' };
    expect(() => payloadSecret(readEnvironment(mongoDb))).toThrow(
      /^PAYLOAD_SECRET must be set with MongoDB/,
    );
    expect(payloadSecret(readEnvironment({ ...mongoDb, NODE_ENV: 'development' }))).toHaveLength(
      64,
    );
    expect(
      payloadSecret(readEnvironment({ ...mongoDb, PAYLOAD_SECRET: 'a secret of our own' })),
    ).toBe('a secret of our own');
  });
});
