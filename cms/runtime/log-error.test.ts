import { describe, expect, it } from 'vitest';
import { describeError } from './log-error.ts';

/** As the embedded database reports it. */
class DrizzleQueryError extends Error {
  readonly query = 'insert into "contact_messages" ("email") values (?)';
  readonly params = ['sam@reader.example'];

  constructor() {
    const cause = new Error('SQLITE_FULL: database or disk is full');
    super('Failed query: insert into …\nparams: sam@reader.example', { cause });
  }
}

describe('what the log says of an error', () => {
  it('is without the values of a failed query, which may be an address', () => {
    const error = new DrizzleQueryError();
    expect(error.stack).toContain('sam@reader.example');
    expect(JSON.stringify(describeError(error))).not.toContain('sam@');
  });

  it('names the query, where it failed and why', () => {
    expect(describeError(new DrizzleQueryError())).toMatchObject({
      type: 'DrizzleQueryError',
      message: 'Failed query: insert into "contact_messages" ("email") values (?)',
      stack: expect.stringContaining('log-error.test.ts'),
      cause: { message: 'SQLITE_FULL: database or disk is full' },
    });
  });

  it('is the message of any other error', () => {
    expect(describeError(new TypeError('x is not a function'))).toMatchObject({
      type: 'TypeError',
      message: 'x is not a function',
    });
  });
});
