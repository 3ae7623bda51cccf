import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { EnvironmentError, readEnvironment } from './env.ts';

describe('the environment', () => {
  it('needs nothing: the embedded database in data/, on port 3000 of this machine', () => {
    expect(readEnvironment({})).toMatchObject({
      isProduction: true,
      isDevelopment: false,
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      databaseUrl: `file:${path.resolve('data/directory.db')}`,
      seed: 'demo',
    });
  });

  it.each([
    [{ PUBLIC_URL: 'https://directory.example' }, 'none'],
    [{ DATABASE_URL: 'mongodb://mongo.example/directory' }, 'none'],
    [{ PUBLIC_URL: 'https://directory.example', SEED: 'demo' }, 'demo'],
    [{ SEED: 'none' }, 'none'],
  ])('with %j fills an empty database with: %s', (variables, seed) => {
    expect(readEnvironment(variables).seed).toBe(seed);
  });

  it('takes an empty variable as unset', () => {
    expect(readEnvironment({ PORT: '', SMTP_URL: '' })).toMatchObject({
      port: 3000,
      smtpUrl: undefined,
    });
  });

  it('leaves out a slash at the end of the public address', () => {
    expect(readEnvironment({ PUBLIC_URL: 'https://directory.example/' }).publicUrl).toBe(
      'https://directory.example',
    );
  });

  it('lets email come from the host of the public address', () => {
    expect(readEnvironment({ PUBLIC_URL: 'https://directory.example' })).toMatchObject({
      mailFrom: 'reports@directory.example',
      mailPerSecond: 10,
    });
  });

  it('trusts no proxy, unless it is told how many or which', () => {
    const trusted = (TRUST_PROXY?: string) => readEnvironment({ TRUST_PROXY }).trustProxy;
    expect(trusted()).toEqual([]);
    expect(trusted('2')).toBe(2);
    expect(trusted('loopback, 10.0.0.5,172.16.0.0/12, fd00::/8')).toEqual([
      'loopback',
      '10.0.0.5',
      '172.16.0.0/12',
      'fd00::/8',
    ]);
  });

  it.each(['true', '0', '10', '1, loopback', 'proxy', '10.0.0.0/33', '10.0.0.0/0', '::/129', ','])(
    'says what TRUST_PROXY takes when it is %s',
    (value) => {
      expect(() => readEnvironment({ TRUST_PROXY: value })).toThrow(
        /^TRUST_PROXY takes how many proxies stand in front, from 1 to 9, or their addresses/,
      );
    },
  );

  it.each([
    ['PORT', 'eighty', 'PORT takes a port number from 0 to 65535.'],
    ['PORT', '70000', 'PORT takes a port number from 0 to 65535.'],
    [
      'PUBLIC_URL',
      'directory.example',
      'PUBLIC_URL takes the address people open, as in https://directory.example.',
    ],
    [
      'DATABASE_URL',
      'postgres://localhost',
      'DATABASE_URL takes file:PATH for the embedded database or mongodb://… for MongoDB.',
    ],
    [
      'PAYLOAD_SECRET',
      'short',
      'PAYLOAD_SECRET takes at least 16 characters that nobody can guess.',
    ],
    ['SEED', 'yes', 'SEED takes demo or none.'],
    ['SEED_DATE', 'today', 'SEED_DATE takes a day, as in 2026-11-20.'],
    [
      'SMTP_URL',
      'mail.example',
      'SMTP_URL takes smtp://… or smtps://…, as in smtps://user:password@mail.example:465.',
    ],
    ['MAIL_FROM', 'us', 'MAIL_FROM takes an email address, as in reports@directory.example.'],
    ['MAIL_PER_SECOND', 'all', 'MAIL_PER_SECOND takes a number from 1 to 1000.'],
    [
      'WEB_TEST_SERVER',
      'shop',
      'WEB_TEST_SERVER takes the host and port of a server of tests, as in 127.0.0.1:4000.',
    ],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL takes fatal, error, warn, info, debug, trace or silent.'],
    ['NODE_ENV', 'staging', 'NODE_ENV takes development, production or test.'],
  ])('says what %s takes when it is %s', (name, value, sentence) => {
    expect(() => readEnvironment({ [name]: value })).toThrow(new EnvironmentError(sentence));
  });

  it('lets tests stand for other sites on this machine alone', () => {
    const WEB_TEST_SERVER = '127.0.0.1:4000';
    const read = (PUBLIC_URL: string) => readEnvironment({ PUBLIC_URL, WEB_TEST_SERVER });
    expect(read('http://127.0.0.1:3100').webTestServer).toBe(WEB_TEST_SERVER);
    expect(() => read('https://directory.example')).toThrow(
      new EnvironmentError('WEB_TEST_SERVER is for tests, and refused where PUBLIC_URL is public.'),
    );
  });

  it('says everything that is wrong at once', () => {
    expect(() => readEnvironment({ PORT: 'x', SEED: 'x' })).toThrow(/PORT takes.*\nSEED takes/);
  });
});
