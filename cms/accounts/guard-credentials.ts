import type { CollectionBeforeValidateHook, PayloadRequest } from 'payload';
import type { User } from '#collections/payload-types.ts';
import { refuseWeakPassword } from '#collections/users/refuse-weak-password.ts';
import { normaliseEmailAddress } from '#contract/rules/email-address.ts';
import { requirePassword } from './require-password.ts';

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
    await requirePassword(req, currentPassword, originalDoc);
  }
  return changes;
};

function isOwn({ id }: User, { user }: PayloadRequest): boolean {
  return user?.id === id;
}

function changesCredentials({ email, password }: Credentials, stored: User): boolean {
  const changesEmail = typeof email === 'string' && normaliseEmailAddress(email) !== stored.email;
  return changesEmail || Boolean(password);
}
