import type { CollectionBeforeValidateHook, PayloadRequest } from 'payload';
import { fieldRefusal } from '../field-refusal.ts';
import type { User } from '../payload-types.ts';
import { endSession, sessionOf } from './sessions.ts';
import { passwordProblem } from './password-rule.ts';
import { verifyPassword } from './verify-password.ts';

type Credentials = { email?: unknown; password?: unknown; currentPassword?: unknown };

/**
 * Applies the password rule, and requires the current password from people who change their own email address or
 * password, so that somebody at an unattended browser cannot take over the account.
 */
export const guardCredentials: CollectionBeforeValidateHook<User> = async ({
  data = {},
  originalDoc,
  operation,
  req,
}) => {
  const { currentPassword, ...changes } = data as Partial<User> & Credentials;
  if (operation === 'create' || changes.password) {
    await refuseWeakPassword(req, changes.password, { ...originalDoc, ...changes });
  }
  const isOwnChange = operation === 'update' && originalDoc && isOwn(originalDoc, req);
  if (isOwnChange && changesCredentials(changes, originalDoc)) {
    await demandPassword(req, currentPassword, originalDoc);
  }
  return changes;
};

/** @throws APIError with the reason at the password field if it is too weak. */
export async function refuseWeakPassword(
  req: PayloadRequest,
  password: unknown,
  { name, email }: Partial<User>,
): Promise<void> {
  const { siteName } = await req.payload.findGlobal({
    slug: 'settings',
    overrideAccess: true,
    req,
  });
  const context = { name: textOf(name), email: textOf(email), siteName };
  const problem = await passwordProblem(password, context);
  if (problem) throw fieldRefusal({ path: 'password', message: problem });
}

function isOwn({ id }: User, { user }: PayloadRequest): boolean {
  return user?.id === id;
}

function changesCredentials({ email, password }: Credentials, stored: User): boolean {
  const changesEmail = typeof email === 'string' && email.trim().toLowerCase() !== stored.email;
  return changesEmail || Boolean(password);
}

/** How many wrong guesses a session may make. */
const maxGuesses = 5;

const guesses = new Map<string, number>();

/**
 * Demands the current password of whoever has signed in; the fifth wrong guess ends the session.
 * @throws APIError with the reason at its field.
 */
export async function demandPassword(
  req: PayloadRequest,
  given: unknown,
  stored: User,
): Promise<void> {
  if (typeof given !== 'string' || given === '') {
    throw fieldRefusal({
      path: 'currentPassword',
      message: 'Enter your current password to change this.',
    });
  }
  const session = sessionOf(req);
  // Counted before it is checked, so that simultaneous guesses count too.
  const guess = session ? countGuess(session) : 1;
  if (guess <= maxGuesses && (await verifyPassword(given, stored))) {
    if (session) guesses.delete(session);
    return;
  }
  if (session && guess >= maxGuesses) {
    await endSession(req, session);
    throw fieldRefusal({
      path: 'currentPassword',
      message: `You entered a wrong password ${maxGuesses} times and you have been signed out. Sign in again.`,
    });
  }
  throw fieldRefusal({ path: 'currentPassword', message: 'This is not your current password.' });
}

function countGuess(session: string): number {
  const count = (guesses.get(session) ?? 0) + 1;
  guesses.set(session, count);
  return count;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
