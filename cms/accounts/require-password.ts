import type { PayloadRequest } from 'payload';
import { fieldRefusal } from '#collections/field-refusal.ts';
import { endSession, sessionOf } from '#collections/users/sessions.ts';
import { sessionDays } from '#contract/rules/session-time.ts';
import { createCounter } from '../runtime/counter.ts';
import { verifyPassword, type StoredPassword } from './verify-password.ts';

const maxGuesses = 5;

/** For as long as a session may last. */
const wrongGuesses = createCounter({
  name: 'wrong passwords in a session',
  tries: maxGuesses,
  minutes: sessionDays * 24 * 60,
});

/**
 * Requires the current password of whoever has signed in; the fifth wrong guess ends the session.
 * @throws APIError with the reason at its field.
 */
export async function requirePassword(
  req: PayloadRequest,
  given: unknown,
  stored: StoredPassword,
): Promise<void> {
  if (typeof given !== 'string' || given === '') throw refusal(missing);
  const session = sessionOf(req);
  const guesses = session ? wrongGuesses(session) : undefined;
  // Counted before it is checked, so that simultaneous guesses count too.
  const counted = await guesses?.add(req.payload);
  if (!counted?.isRefused && (await verifyPassword(given, stored))) {
    await guesses?.takeBack(req.payload);
    return;
  }
  if (!session || counted?.left !== 0) throw refusal(wrong);
  await endSession(req, session);
  throw refusal(tooManyWrong);
}

const missing = 'Enter your current password to change this.';
const wrong = 'This is not your current password.';
const tooManyWrong = `You entered a wrong password ${maxGuesses} times and you have been signed out. Sign in again.`;

function refusal(message: string) {
  return fieldRefusal({ path: 'currentPassword', message });
}
