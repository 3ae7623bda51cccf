import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
} from 'payload';
import { isDeepStrictEqual } from 'node:util';
import type { User } from '../payload-types.ts';
import { logSecurityEvent, recordSecurityEvent } from './security-events.ts';

/** Notes a new password before Payload replaces it with its hash. */
export const notePasswordChange: CollectionBeforeChangeHook<User> = ({
  data,
  operation,
  context,
}) => {
  context.hasNewPassword = operation === 'update' && Boolean(data.password);
  return data;
};

/**
 * Logs changes of accounts, roles and passwords as security events; except for passwords, the audit trail has them
 * already.
 */
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

/** The same for a deleted account. */
export const logAccountDeletion: CollectionAfterDeleteHook<User> = ({ doc, req }) => {
  logSecurityEvent(req, 'account.deleted', { account: doc.id });
};
