import type { Subscription } from '#collections/payload-types.ts';

/** What decides a subscription's next state. */
export type State = Pick<Subscription, 'messageRequestedAt' | 'pendingMessage' | 'status'>;

/** The fields that a transition changes. */
export type Changes = Partial<Omit<Subscription, 'createdAt' | 'email' | 'id' | 'updatedAt'>>;

export type Consent = Required<Pick<Subscription, 'consentedAt' | 'consentVersion' | 'source'>>;

/** A pending address is sent its confirmation again at most this often. */
export const minConfirmationIntervalMinutes = 10;

/** The address is entered in a form; `active` means that there is nothing to confirm. */
export function afterRequest(
  known: State | undefined,
  consent: Consent,
  now: Date,
): Changes | 'active' | 'unchanged' {
  if (known?.status === 'active') return 'active';
  if (known?.status === 'pending') {
    return isRecent(known.messageRequestedAt, now) ? 'unchanged' : enqueue('confirmation', now);
  }
  return { status: 'pending', ...consent, confirmedAt: null, ...enqueue('confirmation', now) };
}

/** The button of the confirmation page is pressed, for the first time or again. */
export function afterConfirming(known: State, now: Date): Changes | 'outdated' | 'unchanged' {
  if (known.status === 'active') return 'unchanged';
  if (known.status === 'unsubscribed') return 'outdated';
  return { status: 'active', confirmedAt: now.toISOString(), ...enqueue('welcome', now) };
}

/** The address unsubscribes, at once; if it was ever an active subscriber, a goodbye is sent. */
export function afterLeaving(known: State, now: Date): Changes | 'erase' | 'unchanged' {
  if (known.status === 'pending') return 'erase';
  if (known.status === 'unsubscribed') return 'unchanged';
  return { status: 'unsubscribed', ...enqueue('goodbye', now) };
}

/** The owner of the address asks for a new link to what is stored; every message carries one. */
export function afterLinkRequest(known: State, now: Date): Changes | 'unchanged' {
  const isOnItsWay = known.pendingMessage || isRecent(known.messageRequestedAt, now);
  return isOnItsWay || known.status === 'unsubscribed'
    ? 'unchanged'
    : enqueue('personal-link', now);
}

/** The changes that enqueue a message: they make it the subscription's pending message. */
export function enqueue(message: NonNullable<Subscription['pendingMessage']>, now: Date): Changes {
  const time = now.toISOString();
  return { pendingMessage: message, messageRequestedAt: time, dueAt: time, attempts: 0 };
}

function isRecent(time: string | null | undefined, now: Date): boolean {
  if (!time) return false;
  return now.getTime() - new Date(time).getTime() < minConfirmationIntervalMinutes * 60_000;
}
