import { sql } from '@payloadcms/db-sqlite';
import type { Migration } from 'payload';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestPayload, type TestPayload } from '../testing/test-payload.ts';
import type { Sqlite } from './adapters.ts';

const isEmbedded = !process.env.TEST_DATABASE_URL;

describe.runIf(isEmbedded)('a migration of the embedded database', () => {
  let test: TestPayload;
  let db: Sqlite;

  beforeAll(async () => {
    test = await startTestPayload();
    db = test.payload.db as Sqlite;
    await db.drizzle.run(sql`CREATE TABLE parents (id text PRIMARY KEY)`);
    await db.drizzle.run(
      sql`CREATE TABLE children (parent_id text REFERENCES parents(id) ON DELETE CASCADE)`,
    );
    await db.drizzle.run(sql`INSERT INTO parents VALUES ('one')`);
    await db.drizzle.run(sql`INSERT INTO children VALUES ('one')`);
  });
  afterAll(() => test.stop());

  type Up = (args: { db: Sqlite['drizzle'] }) => Promise<void>;

  const migrate = (name: string, up: Up) =>
    db.migrate({
      migrations: [{ name, up: up as Migration['up'], down: () => Promise.resolve() }],
    });
  const noted = async (name: string) => {
    const where = { name: { equals: name } };
    return (await test.payload.count({ collection: 'payload-migrations', where })).totalDocs;
  };

  it('that is interrupted between two statements has changed nothing, and is done at the next start', async () => {
    const addName = sql`ALTER TABLE children ADD name text`;
    vi.spyOn(test.payload.logger, 'error').mockImplementation(() => {});
    vi.spyOn(process, 'exit').mockImplementation(() => {
      throw new Error('The process has ended');
    });
    const interrupted = migrate('names', async (args) => {
      await args.db.run(addName);
      throw new Error('Interrupted');
    });
    await expect(interrupted).rejects.toThrow('The process has ended');
    vi.restoreAllMocks();
    expect(await noted('names')).toBe(0);

    await migrate('names', async (args) => {
      await args.db.run(addName);
      await args.db.run(sql`UPDATE children SET name = 'Ada'`);
    });
    expect(await noted('names')).toBe(1);
    expect(await db.drizzle.all(sql`SELECT name FROM children`)).toEqual([{ name: 'Ada' }]);
  });

  it('that makes a table anew keeps what refers to it, which goes with it afterwards as before', async () => {
    await migrate('anew', async (args) => {
      await args.db.run(sql`PRAGMA foreign_keys=OFF`);
      await args.db.run(sql`CREATE TABLE __new_parents (id text PRIMARY KEY, name text)`);
      await args.db.run(sql`INSERT INTO __new_parents (id) SELECT id FROM parents`);
      await args.db.run(sql`DROP TABLE parents`);
      await args.db.run(sql`ALTER TABLE __new_parents RENAME TO parents`);
      await args.db.run(sql`PRAGMA foreign_keys=ON`);
    });
    const children = () => db.drizzle.all(sql`SELECT parent_id FROM children`);
    expect(await children()).toEqual([{ parent_id: 'one' }]);
    await db.drizzle.run(sql`DELETE FROM parents`);
    expect(await children()).toEqual([]);
  });
});
