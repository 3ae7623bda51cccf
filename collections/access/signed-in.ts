import type { Access } from 'payload';

/** Anybody who has signed in to the admin. */
export const signedIn: Access = ({ req }) => Boolean(req.user);
