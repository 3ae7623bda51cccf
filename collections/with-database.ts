import type { DatabaseAdapterObj, Payload } from 'payload';

/** The same adapter; the database that it makes is changed before anything uses it. */
export function withDatabase<Adapter>(
  adapter: DatabaseAdapterObj<Adapter>,
  change: (db: Adapter & Payload['db']) => void,
): DatabaseAdapterObj<Adapter> {
  return {
    ...adapter,
    init: (args) => {
      const db = adapter.init(args);
      change(db as Adapter & Payload['db']);
      return db;
    },
  };
}
