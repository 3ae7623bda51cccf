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

const exposes = (internals: string) => `The response exposes internals: ${internals}`;

describe('a violation', () => {
  it.each<[what: string, answer: Partial<Answer>, sentence: string]>([
    ['a server error', { status: 500 }, 'The status was 500'],
    ['no status', { status: 0 }, 'The status was 0'],
    [
      'a stack trace',
      { body: 'Error: a\n    at find (file:///srv/server.js:10:5)' },
      exposes('at find (file:///srv/server.js:10:5'),
    ],
    [
      'a stack trace in JSON',
      { body: '{"stack":"at Object.<anonymous> (/srv/a.js:1:2)"}' },
      exposes('at Object.<anonymous> (/srv/a.js:1:2'),
    ],
    ['a path of a package', { body: 'in node_modules' }, exposes('node_modules')],
    ['a failed statement', { body: 'select "id" from "users"' }, exposes('select "id"')],
    ['a name of the database', { body: 'MongoServerError: E11000' }, exposes('Mongo')],
    [
      'a message of the engine',
      { body: "Cannot read properties of undefined (reading 'id')" },
      exposes('Cannot read properties of'),
    ],
    ['a secret', { headers: { 'x-debug': 'a-salt' } }, exposes('a-salt')],
    [
      'a secret in JSON',
      { headers: { 'content-type': 'application/json' }, body: '{"a":"a-salt"}' },
      exposes('a-salt'),
    ],
  ])('is %s', (_what, answer, sentence) => {
    expect(violation(answer)).toContain(sentence);
  });

  it.each<[kind: 'closed' | 'unanswered', sentence: string]>([
    ['closed', 'The connection was closed without an answer'],
    ['unanswered', 'There was no answer within 10 s'],
  ])('is to be %s', (kind, sentence) => {
    expect(violationOf(get, { kind }, [])).toBe(sentence);
  });

  it('includes a form that fails on our side', () => {
    const answer = { status: 303, headers: { location: '/contact?result=failed' } };
    expect(violation(answer, { method: 'POST' })).toBe('The form failed on our side');
  });
});

describe('no violation', () => {
  it.each<[what: string, answer: Partial<Answer>]>([
    ['a refusal', { status: 400 }],
    ['a documented status', { status: 501 }],
    ['a sentence', { body: 'Select the best of it, update your address or delete it.' }],
    [
      'a redirect that repeats the query of the request',
      { status: 308, headers: { location: '/subscription/confirm?result=failed' } },
    ],
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
