import { describe, expect, it } from 'vitest';
import type { Answer } from './answer.ts';
import { violationOf } from './invariants.ts';
import { noBody, textBody, type FuzzRequest } from './request.ts';

const get: FuzzRequest = {
  as: null,
  method: 'GET',
  target: '/',
  headers: [],
  body: noBody,
  delivery: 'whole',
};

function violation(answer: Partial<Answer>, request: Partial<FuzzRequest> = {}) {
  return violationOf(
    { ...get, ...request },
    {
      kind: 'answered',
      answer: { status: 200, headers: {}, body: '', ...answer },
      next: 'answered',
    },
    ['a-salt'],
  );
}

describe('a violation', () => {
  it.each<[what: string, answer: Partial<Answer>]>([
    ['a server error', { status: 500 }],
    ['no status', { status: 0 }],
    ['a stack trace', { body: 'Error: a\n    at find (file:///srv/server.js:10:5)' }],
    ['a stack trace in JSON', { body: '{"stack":"at Object.<anonymous> (/srv/a.js:1:2)"}' }],
    ['a path of a package', { body: 'in node_modules' }],
    ['a failed statement', { body: 'select "id" from "users"' }],
    ['a name of the database', { body: 'MongoServerError: E11000' }],
    ['a message of the engine', { body: "Cannot read properties of undefined (reading 'id')" }],
    ['a secret', { headers: { 'x-debug': 'a-salt' } }],
    [
      'a secret in JSON',
      { headers: { 'content-type': 'application/json' }, body: '{"a":"a-salt"}' },
    ],
  ])('is %s', (_what, answer) => {
    expect(violation(answer)).toBeDefined();
  });

  it.each<[kind: 'closed' | 'unanswered']>([['closed'], ['unanswered']])('is to be %s', (kind) => {
    expect(violationOf(get, { kind }, [])).toBeDefined();
  });

  it('includes a form that fails on our side', () => {
    const answer = { status: 303, headers: { location: '/contact?result=failed' } };
    expect(violation(answer, { method: 'POST' })).toBeDefined();
  });
});

describe('no violation', () => {
  it.each<[what: string, answer: Partial<Answer>]>([
    ['a refusal', { status: 400 }],
    ['a documented status', { status: 501 }],
    ['a sentence', { body: 'Select the best of it, update your address or delete it.' }],
    ['a public script', { headers: { 'content-type': 'text/javascript' }, body: 'TypeError' }],
  ])('is %s', (_what, answer) => {
    expect(violation(answer)).toBeUndefined();
  });

  it('includes text from the request itself', () => {
    expect(
      violation({ body: 'nothing about node_modules' }, { target: '/node%5Fmodules' }),
    ).toBeUndefined();
    expect(violation({ body: 'TypeError' }, { body: textBody('TypeError') })).toBeUndefined();
  });

  it('includes silence after a request without a clear end', () => {
    expect(
      violationOf({ ...get, delivery: 'misframed' }, { kind: 'unanswered' }, []),
    ).toBeUndefined();
  });

  it('includes closing a connection that requested another protocol', () => {
    const headers = [['Upgrade', 'websocket']] as const;
    expect(violationOf({ ...get, headers }, { kind: 'closed' }, [])).toBeUndefined();
  });
});
