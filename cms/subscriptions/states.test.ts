import { describe, expect, it } from 'vitest';
import { afterConfirming, afterLeaving, afterRequest, type State } from './states.ts';

const now = new Date('2026-11-20T12:00:00.000Z');
const consent = {
  source: 'homepage_newsletter',
  consentVersion: '2025-08-24',
  consentedAt: now.toISOString(),
};
const pending = (pendingMessage: string) => ({
  pendingMessage,
  messageRequestedAt: now.toISOString(),
  dueAt: now.toISOString(),
  attempts: 0,
});
const state = (status: State['status'], minutesAgo = 60): State => ({
  status,
  messageRequestedAt: new Date(now.getTime() - minutesAgo * 60_000).toISOString(),
});
const begun = { status: 'pending', ...consent, confirmedAt: null, ...pending('confirmation') };

describe('a subscription', () => {
  it.each([
    ['begins as pending, with a confirmation to send', undefined, begun],
    [
      'is sent its confirmation again after ten minutes',
      state('pending', 10),
      pending('confirmation'),
    ],
    ['is sent no other confirmation before that', state('pending', 9.9), 'unchanged'],
    ['that is active has nothing to ask for', state('active'), 'active'],
    ['that has ended begins anew', state('unsubscribed'), begun],
  ])('%s', (_what, known, changes) => {
    expect(afterRequest(known, consent, now)).toEqual(changes);
  });

  it.each([
    [
      'is active once it is confirmed, with a welcome to send',
      state('pending'),
      { status: 'active', confirmedAt: now.toISOString(), ...pending('welcome') },
    ],
    ['is confirmed once, however often the button is pressed', state('active'), 'unchanged'],
    ['that has ended cannot be confirmed', state('unsubscribed'), 'outdated'],
  ])('%s', (_what, known, changes) => {
    expect(afterConfirming(known, now)).toEqual(changes);
  });

  it.each([
    ['that was never confirmed ends without a goodbye', state('pending'), 'erase'],
    [
      'that is active ends with a goodbye',
      state('active'),
      { status: 'unsubscribed', ...pending('goodbye') },
    ],
    ['ends once, however often the button is pressed', state('unsubscribed'), 'unchanged'],
  ])('%s', (_what, known, changes) => {
    expect(afterLeaving(known, now)).toEqual(changes);
  });
});
