import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
} from 'payload';
import { isDeepStrictEqual } from 'node:util';
import type { User } from '../payload-types.ts';
import { logSecurityEvent, recordSecurityEvent } from './security-events.ts';

/** A new password is gone from the data, and only its hash stored, by the time that the change is made. */
export const notePasswordChange: CollectionBeforeChangeHook<User> = ({
  data,
  operation,
  context,
}) => {
  context.hasNewPassword = operation === 'update' && Boolean(data.password);
  return data;
};

/** Accounts, their roles and their passwords are matters of security; but for passwords, the audit trail has them anyway. */
export const logAccountChange: CollectionAfterChangeHook<User> = async ({
  doc,
  previousDoc,
  operation,
  context,
  req,
}) => {
  if (operation === 'create') logSecurityEvent(req, 'account.created', { account: doc.id });
  else if (!isDeepStrictEqual(doc.roles, previousDoc.roles)) {
    logSecurityEvent(req, 'account.roles-changed', { account: doc.id });
  }
  if (context.hasNewPassword) await recordSecurityEvent(req, 'password.changed', doc);
};

/** The same for an account that is gone. */
export const logAccountDeletion: CollectionAfterDeleteHook<User> = ({ doc, req }) => {
  logSecurityEvent(req, 'account.deleted', { account: doc.id });
};
