import type { CollectionAfterReadHook, Payload, PayloadRequest } from 'payload';
import { sessionDays } from '#contract/rules/session-time.ts';
import type { User } from '../payload-types.ts';

const maxMilliseconds = sessionDays * 24 * 60 * 60 * 1000;

type Session = NonNullable<User['sessions']>[number];

/**
 * Removes expired sessions when an account is read. This is what ends them: Payload accepts a token as long as it finds
 * its session, and checks nothing else.
 */
export const hideEndedSessions: CollectionAfterReadHook<User> = ({ doc }) =>
  doc.sessions ? { ...doc, sessions: doc.sessions.filter(isLive) } : doc;

/** The session of a request; undefined for the server's own operations. */
export function sessionOf({ user }: PayloadRequest): string | undefined {
  return (user as { _sid?: string } | null)?._sid;
}

/** Ends one of the user's own sessions at once, outside the request's transaction. */
export async function endSession({ payload, user }: PayloadRequest, id: string): Promise<void> {
  if (user) await keepSessions(payload, user, (session) => session.id !== id);
}

/** Ends all sessions of an account, or all but the one of the request. */
export async function endSessions(
  req: PayloadRequest,
  account: Pick<User, 'id'>,
  { exceptOwn = false } = {},
): Promise<void> {
  const own = exceptOwn ? sessionOf(req) : undefined;
  await keepSessions(req.payload, account, (session) => session.id === own);
}

async function keepSessions(
  { db }: Payload,
  { id }: Pick<User, 'id'>,
  isKept: (session: Session) => boolean,
): Promise<void> {
  const stored = await db.findOne<User>({ collection: 'users', where: { id: { equals: id } } });
  await db.updateOne({
    collection: 'users',
    id,
    // Keeps `updatedAt`, so that open forms can still be saved.
    data: { sessions: stored?.sessions?.filter(isKept) ?? [], updatedAt: null },
    returning: false,
  });
}

function isLive({ createdAt, expiresAt }: Session): boolean {
  const now = Date.now();
  const begun = createdAt ? Date.parse(createdAt) : 0;
  return now < Date.parse(expiresAt) && now < begun + maxMilliseconds;
}
