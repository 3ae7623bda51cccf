import type { Access, FieldAccess } from 'payload';

/** Anybody who has signed in to the admin. */
export const signedIn: Access = ({ req }) => Boolean(req.user);

/** The same, for a field. */
export const signedInForField: FieldAccess = ({ req }) => Boolean(req.user);
