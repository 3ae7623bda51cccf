import type { SQLiteAdapter } from '@payloadcms/db-sqlite';
import type { MongooseAdapter } from '@payloadcms/db-mongodb';
import type { Payload } from 'payload';
import { readEnvironment } from '../runtime/env.ts';
import { applyImport } from '../prices/journal/apply-import.ts';
import { undoImport } from '../prices/journal/undo-import.ts';
import { startApp } from '../runtime/start-app.ts';

export type Moment = 'amid the history' | 'amid the prices' | 'between prices and history';

// Run by a test in a process of its own: applies or undoes an import, and is killed at a moment in between.
const [, , action, id = '', moment] = process.argv;
const { payload } = await startApp(readEnvironment(process.env));
dieAt(payload, moment as Moment);
const { finished } =
  action === 'undo'
    ? await undoImport(payload, id, null)
    : await applyImport(payload, id, { ticked: [], skipsInvalidRows: false, author: null });
await finished;

function dieAt({ db }: Payload, when: Moment): void {
  if (db.name === 'sqlite') dieOnSqlite((db as Payload['db'] & SQLiteAdapter).client, when);
  else dieOnMongo(db as Payload['db'] & MongooseAdapter, when);
}

type Statement = string | { sql: string };
type Result = Awaited<ReturnType<SQLiteAdapter['client']['execute']>>;

/** All prices are written in one call, which is cut off by letting it fail and dying. */
function dieOnSqlite(client: SQLiteAdapter['client'], when: Moment): void {
  const batch = client.batch.bind(client);
  const execute = client.execute.bind(client) as (statement: Statement) => Promise<Result>;
  client.batch = async (statements, mode) => {
    if (when === 'amid the prices') {
      await batch([...statements, 'SELECT this fails'], mode).catch(die);
    }
    const results = await batch(statements, mode);
    if (when === 'between prices and history') die();
    return results;
  };
  let groups = 0;
  client.execute = async (statement: Statement) => {
    const sql = typeof statement === 'string' ? statement : statement.sql;
    if (/INSERT INTO "price_history"/.test(sql) && (groups += 1) === 2) die();
    return execute(statement);
  };
}

function dieOnMongo(db: Payload['db'] & MongooseAdapter, when: Moment): void {
  const products = db.collections.products?.collection;
  const history = db.collections['price-history']?.collection;
  if (!products || !history) throw new Error('There is nothing to write to.');
  dieAtCall(products, 'bulkWrite', when === 'amid the prices' ? 2 : Infinity);
  dieAtCall(history, 'insertMany', when === 'between prices and history' ? 1 : 2);
}

type Collection = MongooseAdapter['collections'][string]['collection'];

function dieAtCall(collection: Collection, method: 'bulkWrite' | 'insertMany', call: number) {
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
