import { describe, expect, it } from 'vitest';
import { MailFailure } from './mail-failure.ts';
import { outcomeOf } from './outcome.ts';

const now = new Date('2026-11-20T12:00:00Z');
const after = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const refused = (command: string, response: string) =>
  new MailFailure({ command, responseCode: Number(response.slice(0, 3)), response });
const rcpt = (response: string) => refused('RCPT TO', response);
const data = (response: string) => refused('DATA', response);

describe('an attempt to send', () => {
  it.each([
    ['an unknown recipient', rcpt('550 5.1.1 User unknown'), { kind: 'bounced' }],
    ['an unknown recipient, said plainly', rcpt('550 No such user here'), { kind: 'bounced' }],
    ['a disabled mailbox', rcpt('550 5.2.1 Mailbox disabled'), { kind: 'bounced' }],
    ['an unknown recipient, noticed late', data('550 5.1.1 Unknown'), { kind: 'bounced' }],
    [
      'relaying denied',
      rcpt('550 5.7.1 Relaying denied'),
      { kind: 'refused', code: 550, at: after(1) },
    ],
    ['a full mailbox', rcpt('552 5.2.2 Mailbox full'), { kind: 'bounced' }],
    [
      'a message taken for spam',
      data('554 Spam detected'),
      { kind: 'refused', code: 554, at: after(1) },
    ],
    [
      'a wrong password',
      refused('AUTH PLAIN', '535 5.7.8 Wrong'),
      { kind: 'refused', code: 535, at: after(1) },
    ],
    ['greylisting', rcpt('451 4.7.1 Try again later'), { kind: 'later', at: after(1) }],
    ['no connection', new MailFailure({ code: 'ECONNECTION' }), { kind: 'later', at: after(1) }],
    ['nothing that is known', undefined, { kind: 'later', at: after(1) }],
  ])('that meets %s', (_what, error, outcome) => {
    expect(outcomeOf(error, 1, now)).toEqual(outcome);
  });

  it('is made again after growing pauses, seven times in all', () => {
    const pauses = [1, 2, 3, 4, 5, 6, 7, 8].map((attempts) => outcomeOf({}, attempts, now));
    expect(pauses).toEqual([
      ...[1, 5, 15, 60, 240, 720, 1440].map((minutes) => ({ kind: 'later', at: after(minutes) })),
      { kind: 'given-up' },
    ]);
  });
});
