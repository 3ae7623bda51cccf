import { createHash } from 'node:crypto';
import type {
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
  PayloadRequest,
} from 'payload';
import type { User } from '../payload-types.ts';
import { refuseWeakPassword } from './refuse-weak-password.ts';

/** How long a password reset link works. */
export const resetMinutes = 60;

/**
 * Stores only the hash of a reset token, so that reading the database is not enough to use it; a new password
 * invalidates earlier links.
 */
export const storeHashedCode: CollectionBeforeChangeHook<User> = ({ data, originalDoc }) => {
  if (data.password) return { ...data, resetPasswordToken: null, resetPasswordExpiration: null };
  const code = data.resetPasswordToken;
  if (!code || code === originalDoc?.resetPasswordToken) return data;
  return { ...data, resetPasswordToken: hashOf(code) };
};

/** Looks up a reset token by its hash, and applies the password rule to the new password. */
export const acceptHashedCode: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'resetPassword') return;
  const { data } = args as { data: { password: unknown; token: unknown } };
  // Mutated in place, because Payload already holds the object.
  const user = await accountOfCode(req, String(data.token));
  data.token = hashOf(String(data.token));
  if (!user) return;
  await refuseWeakPassword(req, data.password, user);
  if (user.standing === 'invited') await acceptInvitation(req, user);
};

/** The account whose link has this code and still works. */
export async function accountOfCode(req: PayloadRequest, code: string): Promise<User | null> {
  return req.payload.db.findOne<User>({
    collection: 'users',
    where: {
      resetPasswordToken: { equals: hashOf(code) },
      resetPasswordExpiration: { greater_than: new Date().toISOString() },
    },
    req,
  });
}

/** Happens before the new password is stored: an account that is active without one can ask for a link. */
async function acceptInvitation(req: PayloadRequest, { id }: User): Promise<void> {
  // Whoever has followed the last link may ask for the next one at once.
  const data = { standing: 'active', resetPasswordRequestedAt: null, updatedAt: null };
  await req.payload.db.updateOne({ collection: 'users', id, data, req, returning: false });
  req.context.isAcceptance = true;
}

/** The stored form of a token, which has at least 160 random bits, so it needs no salt and cannot be guessed. */
export function hashOf(code: string): string {
  return createHash('sha256').update(code).digest('hex');
}
