import type { Access } from 'payload';

/** Users with the role admin, and everybody for their own account. */
export const adminOrSelf: Access = ({ req }) => {
  if (!req.user) return false;
  return req.user.roles.includes('admin') || { id: { equals: req.user.id } };
};
