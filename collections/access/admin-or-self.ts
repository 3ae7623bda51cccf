import type { Access } from 'payload';
import { hasRole } from './roles.ts';

/** Administrators for every account, and everybody for their own. */
export const adminOrSelf: Access = ({ req }) => {
  if (!req.user) return false;
  return hasRole(req.user) || { id: { equals: req.user.id } };
};
