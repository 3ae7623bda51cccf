import type { DatabaseAdapterObj, Payload } from 'payload';
import type { User } from '#collections/payload-types.ts';

type Sessions = NonNullable<User['sessions']>;

/**
 * The same database, in which signing in and renewing a session change the sessions of an account and nothing else.
 * Payload stores the whole account as it was before the password was checked, which would undo roles and passwords that
 * have been changed meanwhile, and bring back sessions that have been ended. Nor does an old password begin one any more.
 */
export function withSessionWrites<Adapter>(
  adapter: DatabaseAdapterObj<Adapter>,
): DatabaseAdapterObj<Adapter> {
  return {
    ...adapter,
    init: (args) => {
      const db = adapter.init(args) as Adapter & Payload['db'];
      const { updateOne } = db;
      db.updateOne = async (given) => {
        const { collection, data, id, req } = given;
        // Payload's mark of a write that changes nothing for people.
        const isSessionWrite = collection === 'users' && data.updatedAt === null && 'hash' in data;
        if (!isSessionWrite) return updateOne.call(db, given);
        const where = { id: { equals: id } };
        const stored = await db.findOne<User>({ collection, where, req });
        const live = new Set(stored?.sessions?.map((session) => session.id));
        const isSamePassword = stored?.hash === data.hash;
        const sessions = (data.sessions as Sessions).filter(
          (session) => live.has(session.id) || (isNew(session) && isSamePassword),
        );
        return updateOne.call(db, { ...given, data: { sessions, updatedAt: null } });
      };
      return db;
    },
  };
}

/** A session that has just been made has a date; what is read from a database has text. */
function isNew({ createdAt }: Sessions[number]): boolean {
  return (createdAt as unknown) instanceof Date;
}
