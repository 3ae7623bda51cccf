import type { Access } from 'payload';

/** Visitors read what is published; whoever has signed in reads drafts as well. */
export const publishedOrEditor: Access = ({ req }) =>
  req.user ? true : { _status: { equals: 'published' } };
