import { createHash } from 'node:crypto';
import type { CollectionBeforeChangeHook, CollectionBeforeOperationHook } from 'payload';
import type { User } from '../payload-types.ts';
import { refuseWeakPassword } from './guard-credentials.ts';

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
  data.token = hashOf(String(data.token));
  const user = await req.payload.db.findOne<User>({
    collection: 'users',
    where: {
      resetPasswordToken: { equals: data.token },
      resetPasswordExpiration: { greater_than: new Date().toISOString() },
    },
    req,
  });
  if (user) await refuseWeakPassword(req, data.password, user);
};

/** A token has 160 random bits, so it needs no salt and cannot be guessed. */
function hashOf(code: string): string {
  return createHash('sha256').update(code).digest('hex');
}
