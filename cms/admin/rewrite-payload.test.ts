import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';

const rewrite = createRequire(import.meta.url)('./rewrite-payload.cjs') as (
  source: string,
) => string;

const client = 'node_modules/@payloadcms/ui/dist/exports/client/index.js';
const source = readFileSync(join(import.meta.dirname, '../..', client), 'utf8');

describe('a notice of the admin', () => {
  type Notice = { message: string; errors?: string[] };
  /** What Payload makes of the message of a refusal: a sentence, and what it lists. */
  const [text, name] =
    /function (\w+)\(\w\)\{let \w=[^{}]{1,100},\w=\w>=0\?.{1,300}?\):`\}\}/.exec(rewrite(source)) ??
    [];
  const noticeOf = (message: string) =>
    ({ ...runInNewContext(`${text}; ${name}(message)`, { message }) }) as Notice;

  it('says a refusal as it is, with its times and colons', () => {
    const message =
      'The price was last checked on 30 November 2026, 16:24. Choose one of these: a later time, or none.';
    expect(noticeOf(message)).toEqual({ message });
  });

  it('names a document in its place, whatever it is called', () => {
    const [, marked = ''] = /=\/(\(<.{1,60}\))\/g,\w=\w\.split\(/.exec(rewrite(source)) ?? [];
    const question =
      'You are about to move <1>Moor <i>Clinic</i></1> to the trash. Log <0>out</0>?';
    expect(question.split(new RegExp(marked, 'g'))).toEqual([
      'You are about to move ',
      '<1>Moor <i>Clinic</i></1>',
      ' to the trash. Log ',
      '<0>out</0>',
      '?',
    ]);
  });

  it('lists the fields of a form that are not right', () => {
    expect(noticeOf('The following field is invalid: Price (£)')).toEqual({
      message: 'The following field is invalid: ',
      errors: ['Price (£)'],
    });
  });
});
