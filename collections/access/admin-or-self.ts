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
