import { NotFound, type DatabaseAdapterObj } from 'payload';
import type { User } from '#collections/payload-types.ts';
import { withDatabase } from '#collections/with-database.ts';

type Sessions = NonNullable<User['sessions']>;

/**
 * The same database, in which no write of a whole account brings back what has gone since it was read: a session that has
 * been ended, or the account itself, which SQLite would insert again. Signing in and renewing a session change the sessions
 * and nothing else: Payload stores the whole account as it was before the password was checked, which would undo roles and
 * passwords that have been changed meanwhile. Nor does an old password begin a session any more. A write of an account that
 * is gone is refused with Payload’s NotFound.
 */
export function withSessionWrites<Adapter>(
  adapter: DatabaseAdapterObj<Adapter>,
): DatabaseAdapterObj<Adapter> {
  return withDatabase(adapter, (db) => {
    const { updateOne } = db;
    db.updateOne = async (given) => {
      const { collection, data, id, req } = given;
      if (collection !== 'users' || !data.sessions) return updateOne.call(db, given);
      const where = { id: { equals: id } };
      const stored = await db.findOne<User>({ collection, where, req });
      if (!stored) throw new NotFound();
      const live = new Set(stored.sessions?.map((session) => session.id));
      const isSamePassword = stored.hash === data.hash;
      const sessions = (data.sessions as Sessions).filter(
        (session) => live.has(session.id) || (isNew(session) && isSamePassword),
      );
      // Payload's mark of a write that changes nothing for people.
      const isSessionWrite = data.updatedAt === null;
      const changes = isSessionWrite ? { updatedAt: null } : data;
      return updateOne.call(db, { ...given, data: { ...changes, sessions } });
    };
  });
}

/** A session that has just been made has a date; what is read from a database has text. */
function isNew({ createdAt }: Sessions[number]): boolean {
  return (createdAt as unknown) instanceof Date;
}
