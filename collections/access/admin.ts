import type { Access, FieldAccess } from 'payload';

/** Users with the role admin. */
export const admin: Access = ({ req }) => req.user?.roles.includes('admin') ?? false;

/** The same, for a field. */
export const adminForField: FieldAccess = ({ req }) => req.user?.roles.includes('admin') ?? false;
