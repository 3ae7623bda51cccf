import type { Access, FieldAccess } from 'payload';
import { hasRole } from './roles.ts';

/** Administrators for every account, and everybody for their own. */
export const adminOrSelf: Access = ({ req }) => {
  if (!req.user) return false;
  return hasRole(req.user) || { id: { equals: req.user.id } };
};

/** The same for a field of an account. */
export const adminOrSelfForField: FieldAccess = ({ req, id }) =>
  hasRole(req.user) || (req.user !== null && req.user.id === id);

/**
 * The same where somebody is signed in. Nobody is at the form for the first account, where Payload replaces a field that may
 * not be read by one of its own; the accounts themselves are read by nobody who is not signed in.
 */
export const adminSelfOrFirstForField: FieldAccess = (args) =>
  args.req.user === null || adminOrSelfForField(args);
