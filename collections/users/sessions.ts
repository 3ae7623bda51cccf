import type { CollectionAfterReadHook, PayloadRequest } from 'payload';
import { sessionDays } from '#contract/rules/session-time.ts';
import type { User } from '../payload-types.ts';

const maxMilliseconds = sessionDays * 24 * 60 * 60 * 1000;

type Session = NonNullable<User['sessions']>[number];

/**
 * A session that is over is not there for whoever reads the account. That is how it ends: Payload takes a token only
 * as long as it finds its session, and looks at nothing else of it.
 */
export const hideEndedSessions: CollectionAfterReadHook<User> = ({ doc }) =>
  doc.sessions ? { ...doc, sessions: doc.sessions.filter(isLive) } : doc;

/** The session that a request belongs to; nothing for what the server does by itself. */
export function sessionOf({ user }: PayloadRequest): string | undefined {
  return (user as { _sid?: string } | null)?._sid;
}

/** Ends one session of whoever asks, at once and whatever becomes of the request. */
export async function endSession({ payload, user }: PayloadRequest, id: string): Promise<void> {
  if (!user) return;
  const where = { id: { equals: user.id } };
  const stored = await payload.db.findOne<User>({ collection: 'users', where });
  await payload.db.updateOne({
    collection: 'users',
    id: user.id,
    data: { sessions: stored?.sessions?.filter((session) => session.id !== id) ?? [] },
    returning: false,
  });
}

function isLive({ createdAt, expiresAt }: Session): boolean {
  const now = Date.now();
  const begun = createdAt ? Date.parse(createdAt) : 0;
  return now < Date.parse(expiresAt) && now < begun + maxMilliseconds;
}
