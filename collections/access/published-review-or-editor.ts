import type { Access } from 'payload';

/** Visitors read reviews that a moderator has published; whoever has signed in reads all of them. */
export const publishedReviewOrEditor: Access = ({ req }) =>
  req.user ? true : { status: { equals: 'published' } };
