import type { Access, Where } from 'payload';

/** Visitors read what matches and is not in the trash; whoever has signed in reads everything. */
export function publicWhere(matches: () => Where): Access {
  return ({ req }) => Boolean(req.user) || { and: [matches(), { deletedAt: { exists: false } }] };
}

/** Visitors read what is published; whoever has signed in reads drafts as well. */
export const publishedOrSignedIn = publicWhere(() => ({ _status: { equals: 'published' } }));
