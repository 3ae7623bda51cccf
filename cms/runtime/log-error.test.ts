import { PassThrough } from 'node:stream';
import { pino, type Logger } from 'pino';
import { describe, expect, it } from 'vitest';
import { describeError, redactedText } from './log-error.ts';
import { loggerOptions } from './logger.ts';

const address = 'sam@reader.example';
const hash = 'f00dbeef'.repeat(8);

/** As the embedded database reports it. */
class DrizzleQueryError extends Error {
  readonly query = 'insert into "users" ("email", "hash") values (?, ?)';
  readonly params = [address, hash];

  constructor() {
    const cause = new Error('SQLITE_FULL: database or disk is full');
    super(`Failed query: insert into …\nparams: ${address},a\n    at first sight,${hash}`, {
      cause,
    });
  }
}

/** As MongoDB reports it. */
class MongoServerError extends Error {
  readonly code = 11000;
  readonly keyValue = { email: address };

  constructor() {
    super(
      `E11000 duplicate key error collection: directory.users index: email_1 dup key: { email: "${address}", hash: "${hash}" }`,
    );
  }
}

/** As Mongoose reports it. */
class CastError extends Error {
  readonly value = { $gt: hash };

  constructor() {
    super(`Cast to string failed for value "{ '$gt': '${hash}' }" (type Object) at path "email"`);
  }
}

/** The lines that a logger like Payload's writes. */
function written(log: (logger: Logger) => void): Record<string, unknown>[] {
  const destination = new PassThrough();
  log(pino(loggerOptions('info'), destination));
  return String(destination.read())
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
}

describe('a line of the log', () => {
  const failure = new DrizzleQueryError();

  it.each<[string, (logger: Logger) => void]>([
    ['an error without a message', (logger) => logger.error({ err: failure })],
    ['an error with a message', (logger) => logger.error({ err: failure }, 'It failed')],
    [
      'an error with a message inside',
      (logger) => logger.error({ err: failure, msg: failure.message }),
    ],
    ['an error alone', (logger) => logger.error(failure)],
    ['a text made of an error', (logger) => logger.error(`It failed: ${String(failure)}`)],
    ['an error among the arguments', (logger) => logger.error('It failed: %s', failure)],
    ['an error under another name', (logger) => logger.error({ job: { reason: failure } })],
    ['an error in a list', (logger) => logger.warn({ errors: [failure] })],
    ['a cause', (logger) => logger.error({ err: new Error('Outer', { cause: failure }) })],
    [
      'several errors',
      (logger) => logger.error({ err: new AggregateError([failure], 'All failed') }),
    ],
    ['an error of a child', (logger) => logger.child({ module: 'jobs' }).error({ err: failure })],
    ['a duplicate key', (logger) => logger.error({ err: new MongoServerError() })],
    ['a value of the wrong type', (logger) => logger.error({ err: new CastError() })],
  ])('of %s has no value of the statement', (_what, log) => {
    const lines = JSON.stringify(written(log));
    expect(lines).not.toContain(address);
    expect(lines).not.toContain(hash.slice(0, 16));
    expect(lines).not.toContain('first sight');
  });

  it('has no address of a person, however it is written', () => {
    const asked = `GET /subscription?email=${encodeURIComponent(address)} of ${address}`;
    expect(written((logger) => logger.info(asked))).toMatchObject([
      { msg: 'GET [address] of [address]' },
    ]);
  });

  it('names the query, where it failed and why', () => {
    expect(written((logger) => logger.error({ err: failure }))).toMatchObject([
      {
        msg: 'Failed query: insert into "users" ("email", "hash") values (?, ?)',
        err: {
          type: 'DrizzleQueryError',
          message: 'Failed query: insert into "users" ("email", "hash") values (?, ?)',
          stack: expect.stringContaining('log-error.test.ts'),
          cause: { message: 'SQLITE_FULL: database or disk is full' },
        },
      },
    ]);
  });

  it('does not say where the program was when the database was away', () => {
    const away = Object.assign(new Error('The file is locked'), { code: 'SQLITE_BUSY' });
    const error = new Error('Failed query', { cause: away });
    expect(written((logger) => logger.error({ err: error }))).toMatchObject([
      {
        err: {
          stack: 'Error: Failed query',
          cause: { message: 'The file is locked', stack: 'Error: The file is locked' },
        },
      },
    ]);
  });

  it('names the index of a duplicate key', () => {
    expect(written((logger) => logger.error({ err: new MongoServerError() }))).toMatchObject([
      { msg: 'E11000 duplicate key error collection: directory.users index: email_1 dup key: […]' },
    ]);
  });

  it('keeps what else is told', () => {
    const line = { requestId: 'a1', counts: [1, 2], at: new Date(0), nothing: null };
    expect(written((logger) => logger.info(line, '%d of %s', 2, 'three'))).toMatchObject([
      {
        requestId: 'a1',
        counts: [1, 2],
        at: '1970-01-01T00:00:00.000Z',
        nothing: null,
        msg: '2 of three',
      },
    ]);
  });
});

describe('a line of the console', () => {
  it('has the message and the cause of an error, and no value of its statement', () => {
    const text = redactedText(
      'The start failed:',
      new Error('Outer', { cause: new DrizzleQueryError() }),
    );
    expect(text).toMatch(/^The start failed: Error: Outer\n {4}at /);
    expect(text).toContain('Caused by DrizzleQueryError: Failed query: insert into "users"');
    expect(text).toContain('SQLITE_FULL');
    expect(text).not.toContain(address);
    expect(text).not.toContain(hash.slice(0, 16));
  });
});

it('an error that is its own cause is described to an end', () => {
  const error = new Error('Round and round');
  error.cause = error;
  expect(describeError(error)).toMatchObject({ message: 'Round and round' });
});
