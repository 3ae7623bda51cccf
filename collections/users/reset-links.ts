import { createHash } from 'node:crypto';
import type { CollectionBeforeChangeHook, CollectionBeforeOperationHook } from 'payload';
import type { User } from '../payload-types.ts';
import { refuseWeakPassword } from './guard-credentials.ts';

/** How long a link for a forgotten password works. */
export const resetMinutes = 60;

/**
 * Stores the code of a link for a forgotten password as its hash, so that whoever reads the database cannot use it; a
 * new password makes links from before worthless.
 */
export const storeHashedCode: CollectionBeforeChangeHook<User> = ({ data, originalDoc }) => {
  if (data.password) return { ...data, resetPasswordToken: null, resetPasswordExpiration: null };
  const code = data.resetPasswordToken;
  if (!code || code === originalDoc?.resetPasswordToken) return data;
  return { ...data, resetPasswordToken: hashOf(code) };
};

/** Looks a code up by its hash, and holds the new password to the rule. */
export const acceptHashedCode: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'resetPassword') return;
  const { data } = args as { data: { password: unknown; token: unknown } };
  // In place: Payload has taken hold of the object already.
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

/** A code is 160 random bits: it needs no salt, and nobody finds it by trying. */
function hashOf(code: string): string {
  return createHash('sha256').update(code).digest('hex');
}
