import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { sql } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import { isSqlite, modelOf, tableOf, type MongoDb, type Sqlite } from '../database/adapters.ts';
import { asJson, columnName, json, valueOf } from '../database/rows-as-json.ts';
import { toPlain } from '../database/to-plain.ts';
import {
  historyFields,
  observedFields,
  recordedPriceFields,
  type HistoryRow,
  type Observed,
  type RecordedPrice,
} from './observed.ts';

// Reads of the log below Payload, each from an index: the log has hundreds of rows a product. `bench/log.ts` measures them.

type Database = Pick<Payload, 'db'>;

const productsAtOnce = 500;
const day = 24 * 60 * 60 * 1000;
/** Of one dose, in milliseconds. */
const readAtOnce = 28 * day;

/**
 * What was known of every product just before a time (ISO UTC): its newest observation that had been recorded by then.
 * A product that had none by then is left out; one that was in the trash is there, and not listed.
 */
export async function readLogAsOf({ db }: Database, time: string): Promise<Observed[]> {
  const observed: Observed[] = [];
  for (let last: string | undefined; ;) {
    const { docs } = await db.find<{ id: string }>({
      collection: 'products',
      where: last === undefined ? {} : { id: { greater_than: last } },
      select: { id: true },
      sort: 'id',
      limit: productsAtOnce,
      pagination: false,
    });
    const ids = docs.map(({ id }) => id);
    observed.push(...(await readProductsAsOf({ db }, ids, time)));
    last = ids.at(-1);
    if (ids.length < productsAtOnce) return observed;
    await yieldToEventLoop();
  }
}

/** The same of some products. */
export function readProductsAsOf(
  database: Database,
  products: readonly string[],
  time: string,
): Promise<Observed[]> {
  return readOfEach(database, products, { order: 'last', before: time });
}

/** The first observation of each of some products. */
export function readFirstObservations(
  database: Database,
  products: readonly string[],
): Promise<Observed[]> {
  return readOfEach(database, products, { order: 'first' });
}

/** The prices of all products that have been recorded since a time (ISO UTC), those of a day at a time. */
export async function* readPricesSince(
  { db }: Database,
  since: string,
): AsyncGenerator<RecordedPrice[]> {
  for (let from = since; ;) {
    const end = Date.parse(from) + day;
    const until = end < Date.now() ? new Date(end).toISOString() : undefined;
    yield isSqlite(db)
      ? await recordedOnSqlite(db, from, until)
      : await recordedOnMongo(db as MongoDb, from, until);
    if (until === undefined) return;
    await yieldToEventLoop();
    from = until;
  }
}

/** Everything that was seen of some products, oldest first, as far as a history tells of it. */
export function readHistory({ db }: Database, products: readonly string[]): Promise<HistoryRow[]> {
  return isSqlite(db)
    ? historyOnSqlite(db, products)
    : historyOnMongo(db as MongoDb, { product: { $in: products } });
}

/**
 * What was seen of a dose over the whole market between two times (ISO UTC), oldest first, and before it the last that
 * was seen of each product by then. A few weeks are read at a time, so that others have their turn.
 */
export async function readDose(
  { db }: Database,
  { medication, dose, since, until }: DoseOfTime,
): Promise<HistoryRow[]> {
  const { docs: products } = await db.find<{ id: string }>({
    collection: 'products',
    where: { and: [{ medication: { equals: medication } }, { dose: { equals: dose } }] },
    select: { id: true },
    pagination: false,
  });
  const ids = products.map(({ id }) => id);
  const before = await readProductsAsOf({ db }, ids, since);
  const rows: HistoryRow[] = before.toSorted((a, b) => a.recordedAt.localeCompare(b.recordedAt));
  for (let from = since; from < until;) {
    const to = new Date(Math.min(Date.parse(from) + readAtOnce, Date.parse(until))).toISOString();
    const time = { medication, dose, since: from, until: to };
    const read = isSqlite(db)
      ? await doseOnSqlite(db, time)
      : await historyOnMongo(db as MongoDb, {
          medication,
          dose,
          recordedAt: { $gte: from, $lt: to },
        });
    for (const row of read) rows.push(row);
    await yieldToEventLoop();
    from = to;
  }
  return rows;
}

/** When the first observation was recorded (ISO UTC); null if there is none. */
export async function readFirstTime({ db }: Database): Promise<string | null> {
  const { docs } = await db.find<{ recordedAt: string }>({
    collection: 'observations',
    sort: 'recordedAt',
    limit: 1,
    pagination: false,
  });
  return docs[0]?.recordedAt ?? null;
}

type DoseOfTime = { medication: string; dose: string; since: string; until: string };
/** The last that was recorded before a time, or the first of all. */
type Which = { order: 'last'; before: string } | { order: 'first' };

/** One observation of each product. */
async function readOfEach(
  { db }: Database,
  products: readonly string[],
  which: Which,
): Promise<Observed[]> {
  const observed: Observed[] = [];
  for (let start = 0; start < products.length; start += productsAtOnce) {
    const group = products.slice(start, start + productsAtOnce);
    const read = isSqlite(db)
      ? await ofEachOnSqlite(db, group, which)
      : await ofEachOnMongo(db as MongoDb, group, which);
    observed.push(...read);
    await yieldToEventLoop();
  }
  return observed;
}

async function ofEachOnSqlite(
  db: Sqlite,
  products: readonly string[],
  which: Which,
): Promise<Observed[]> {
  const table = tableOf(db, 'observations');
  const column = (field: keyof Observed) => sql`each_one.${columnName(table, field)}`;
  const isBefore =
    which.order === 'last' ? sql`${column('recordedAt')} < ${which.before}` : sql`true`;
  const direction = which.order === 'last' ? sql`DESC` : sql`ASC`;
  return rowsOf(
    db,
    sql`
    SELECT ${asJson(table, observedFields)} AS rows FROM ${table} WHERE id IN (
      SELECT (
        SELECT each_one.id FROM ${table} AS each_one
        WHERE ${column('product')} = ${valueOf('id')} AND ${isBefore}
        ORDER BY ${column('recordedAt')} ${direction} LIMIT 1
      ) FROM ${json(products.map((id) => ({ id })))}
    )`,
  );
}

function doseOnSqlite(
  db: Sqlite,
  { medication, dose, since, until }: DoseOfTime,
): Promise<HistoryRow[]> {
  const table = tableOf(db, 'observations');
  const time = columnName(table, 'recordedAt');
  return rowsOf(
    db,
    sql`
    SELECT ${asJson(table, historyFields)} AS rows FROM (
      SELECT * FROM ${table}
      WHERE ${columnName(table, 'medication')} = ${medication} AND dose = ${dose}
      AND ${time} >= ${since} AND ${time} < ${until} ORDER BY ${time}
    )`,
  );
}

function recordedOnSqlite(
  db: Sqlite,
  from: string,
  until: string | undefined,
): Promise<RecordedPrice[]> {
  const table = tableOf(db, 'observations');
  const time = columnName(table, 'recordedAt');
  const isBefore = until === undefined ? sql`true` : sql`${time} < ${until}`;
  return rowsOf(
    db,
    sql`
    SELECT ${asJson(table, recordedPriceFields)} AS rows FROM ${table}
    WHERE ${time} >= ${from} AND ${isBefore}`,
  );
}

function historyOnSqlite(db: Sqlite, products: readonly string[]): Promise<HistoryRow[]> {
  const table = tableOf(db, 'observations');
  return rowsOf(
    db,
    sql`
    SELECT ${asJson(table, historyFields)} AS rows FROM (
      SELECT * FROM ${table} WHERE ${columnName(table, 'product')} IN (
        SELECT ${valueOf('id')} FROM ${json(products.map((id) => ({ id })))}
      ) ORDER BY ${columnName(table, 'recordedAt')}
    )`,
  );
}

async function rowsOf<Row>({ drizzle }: Sqlite, statement: ReturnType<typeof sql>): Promise<Row[]> {
  const [answer] = await drizzle.all<{ rows: string }>(statement);
  return JSON.parse(answer?.rows ?? '[]') as Row[];
}

async function ofEachOnMongo(
  db: MongoDb,
  products: readonly string[],
  which: Which,
): Promise<Observed[]> {
  const { ObjectId } = db.connection.base.Types;
  const found = await modelOf(db, 'products').aggregate<{ observed: Record<string, unknown>[] }>([
    { $match: { _id: { $in: products.map((id) => new ObjectId(id)) } } },
    { $project: { _id: 1 } },
    {
      $lookup: {
        from: modelOf(db, 'observations').collection.name,
        localField: '_id',
        foreignField: 'product',
        pipeline: [
          ...(which.order === 'last'
            ? [{ $match: { recordedAt: { $lt: new Date(which.before) } } }]
            : []),
          { $sort: { recordedAt: which.order === 'last' ? -1 : 1 } },
          { $limit: 1 },
        ],
        as: 'observed',
      },
    },
  ]);
  return found.flatMap(({ observed }) => observed.map(toObserved));
}

async function recordedOnMongo(
  db: MongoDb,
  from: string,
  until: string | undefined,
): Promise<RecordedPrice[]> {
  const found = await modelOf(db, 'observations')
    .find({ recordedAt: { $gte: from, ...(until !== undefined && { $lt: until }) } })
    .select(recordedPriceFields.filter((field) => field !== 'id'))
    .lean();
  return found.map((document) => plainFields(document, recordedPriceFields) as RecordedPrice);
}

async function historyOnMongo(db: MongoDb, where: object): Promise<HistoryRow[]> {
  const found = await modelOf(db, 'observations')
    .find(where, Object.fromEntries(historyFields.map((field) => [field, 1])))
    .sort({ recordedAt: 1 })
    .lean();
  return found.map((document) => plainFields(document, historyFields) as HistoryRow);
}

function toObserved(document: Record<string, unknown>): Observed {
  return plainFields(document, observedFields) as Observed;
}

function plainFields(document: Record<string, unknown>, fields: readonly string[]): object {
  return Object.fromEntries(
    fields.map((field) => [field, toPlain(document[field === 'id' ? '_id' : field])]),
  );
}
