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

  it('is made again after growing delays, seven times in all', () => {
    const delays = [1, 2, 3, 4, 5, 6, 7, 8].map((attempts) => outcomeOf({}, attempts, now));
    expect(delays).toEqual([
      ...[1, 5, 15, 60, 240, 720, 1440].map((minutes) => ({ kind: 'later', at: after(minutes) })),
      { kind: 'given-up' },
    ]);
  });

  it.each([
    '550 No such user here',
    '550 <relay@blocked.example>: no mailbox by that name',
    '551 User not local',
    '553 Mailbox name not allowed',
  ])('that meets “%s” is made again for two days before that is taken for a bounce', (response) => {
    expect(outcomeOf(rcpt(response), 1, now)).toMatchObject({ kind: 'refused', at: after(1) });
    expect(outcomeOf(rcpt(response), 8, now)).toEqual({ kind: 'bounced' });
  });

  it.each([
    ['relaying', rcpt('550 relay not permitted')],
    ['a login', rcpt('530 SMTP authentication is required.')],
    ['our address', rcpt('554 Service unavailable; Client host blocked using list.example')],
    ['the sender', rcpt('550-Verification failed for <a@b.example>\n550 Sender verify failed')],
    ['a policy', rcpt('550 Administrative prohibition')],
    ['a full mailbox', rcpt('552 Exceeded storage allocation')],
    ['the message', data('550 No such user here')],
    ['us, with a status', rcpt('550 5.7.1 No such user here')],
  ])('that is refused because of %s is given up in the end, and no bounce', (_what, error) => {
    expect(outcomeOf(error, 1, now)).toMatchObject({ kind: 'refused' });
    expect(outcomeOf(error, 8, now)).toEqual({ kind: 'given-up' });
  });
});
