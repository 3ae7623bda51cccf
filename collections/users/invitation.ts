import { randomBytes } from 'node:crypto';
import {
  AuthenticationError,
  type APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeLoginHook,
  type CollectionBeforeOperationHook,
} from 'payload';
import { fieldRefusal } from '../field-refusal.ts';
import type { User } from '../payload-types.ts';

/** How long an invitation can be accepted. */
export const invitationHours = 72;

/**
 * Refuses a password that somebody else chooses: people choose their own, with an invitation or a reset link. An
 * account made by an administrator is an invited one, and until it is accepted nobody knows its password. Programs
 * may set passwords.
 */
export const refuseOthersPassword: CollectionBeforeOperationHook = ({
  args,
  operation,
  overrideAccess,
  req,
}) => {
  if (overrideAccess || (operation !== 'create' && operation !== 'update')) return;
  const { data, id } = args as { data: Partial<User>; id?: string };
  const isOwn = operation === 'update' && id !== undefined && id === req.user?.id;
  if (data.password && !isOwn) throw othersPassword(operation);
  if (operation === 'create') {
    // Mutated in place, because Payload already holds the object.
    data.password = randomBytes(32).toString('base64url');
    req.context.isInvitation = true;
  }
};

/** Marks an invited account; a new address makes a link to the earlier one worthless. */
export const markInvited: CollectionBeforeChangeHook<User> = ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation === 'create') {
    return { ...data, standing: req.context.isInvitation ? 'invited' : 'active' };
  }
  const hasNewEmail = data.email !== undefined && data.email !== originalDoc?.email;
  return hasNewEmail ? { ...data, resetPasswordToken: null, resetPasswordExpiration: null } : data;
};

/** An invited account is opened by its invitation and by nothing else. */
export const refuseInvited: CollectionBeforeLoginHook<User> = ({ req, user }) => {
  if (user.standing === 'invited') throw new AuthenticationError(req.t);
};

function othersPassword(operation: 'create' | 'update'): APIError {
  const message =
    operation === 'create'
      ? 'Leave the password out. The new colleague gets an email and chooses a password.'
      : 'People choose their own passwords. Ask your colleague to follow “Forgot password?” where they sign in.';
  return fieldRefusal({ path: 'password', message });
}
