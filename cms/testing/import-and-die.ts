import type { MongooseAdapter } from '@payloadcms/db-mongodb';
import type { Payload } from 'payload';
import { isSqlite, type Sqlite } from '../database/adapters.ts';
import { readEnvironment } from '../runtime/env.ts';
import { applyImport } from '../prices/journal/apply-import.ts';
import { undoImport } from '../prices/journal/undo-import.ts';
import { startBase } from '../runtime/start-base.ts';

export type Moment = 'after the write' | 'amid the observations' | 'amid the prices';

// Run by a test in a process of its own: applies or undoes an import, and is killed at a moment in between.
const [, , action, id = '', moment] = process.argv;
const { payload } = await startBase(readEnvironment(process.env));
dieAt(payload, moment as Moment);
const { finished } =
  action === 'undo'
    ? await undoImport(payload, id, null)
    : await applyImport(payload, id, { ticked: [], skipsInvalidRows: false, author: null });
await finished;

function dieAt({ db }: Payload, when: Moment): void {
  if (isSqlite(db)) dieOnSqlite(db, when);
  else dieOnMongo(db as Payload['db'] & MongooseAdapter, when);
}

/** Everything is written by a thread, one statement after the other. */
function dieOnSqlite(db: Sqlite, when: Moment): void {
  if (when === 'amid the prices') dieAtStatement(db, 'UPDATE "products"', 2);
  if (when === 'amid the observations') dieAtStatement(db, 'INSERT INTO "observations"', 2);
  // It is marked as written in the transaction, and settled after it.
  if (when === 'after the write') dieAtSettling(db);
}

function dieAtStatement({ drizzle }: Sqlite, beginning: string, call: number): void {
  const run = drizzle.run.bind(drizzle);
  let calls = 0;
  drizzle.run = (query) => {
    const statement = run(query);
    const isOne = statement.getQuery().sql.trim().startsWith(beginning);
    if (isOne && (calls += 1) === call) die();
    return statement;
  };
}

function dieAtSettling(db: Payload['db']): void {
  const updateOne = db.updateOne.bind(db);
  db.updateOne = (given) => {
    if (given.collection === 'price-imports' && given.data.leaseUntil === null) die();
    return updateOne(given);
  };
}

function dieOnMongo(db: Payload['db'] & MongooseAdapter, when: Moment): void {
  const products = db.collections.products?.collection;
  const observations = db.collections.observations?.collection;
  const imports = db.collections['price-imports']?.collection;
  if (!products || !observations || !imports) throw new Error('There is nothing to write to.');
  if (when === 'amid the prices') dieAtCall(products, 'bulkWrite', 2);
  if (when === 'amid the observations') dieAtCall(observations, 'bulkWrite', 2);
  // It is marked as written in the transaction, and settled after it.
  if (when === 'after the write') dieAtCall(imports, 'findOneAndUpdate', 2);
}

type Collection = MongooseAdapter['collections'][string]['collection'];

function dieAtCall(collection: Collection, method: 'bulkWrite' | 'findOneAndUpdate', call: number) {
  const write = collection[method].bind(collection) as (...given: unknown[]) => unknown;
  let calls = 0;
  Object.defineProperty(collection, method, {
    value: (...given: unknown[]) => {
      if ((calls += 1) === call) die();
      return write(...given);
    },
  });
}

function die(): void {
  process.kill(process.pid, 'SIGKILL');
}
