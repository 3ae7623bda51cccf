import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { sql } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import { isSqlite, modelOf, tableOf, type MongoDb, type Sqlite } from '#cms/database/adapters.ts';
import { asJson, columnName, json, valueOf } from '#cms/database/rows-as-json.ts';
import { toPlain } from '#cms/database/to-plain.ts';
import { observedFields, type Observed } from './observed.ts';

// Reads of the log below Payload, each from an index: the log has hundreds of rows a product. `bench/log.ts` measures them.

type Database = Pick<Payload, 'db'>;

const productsAtOnce = 500;

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
export async function readFirstObservations(
  database: Database,
  products: readonly string[],
): Promise<Observed[]> {
  const observed: Observed[] = [];
  for (let start = 0; start < products.length; start += productsAtOnce) {
    const group = products.slice(start, start + productsAtOnce);
    observed.push(...(await readOfEach(database, group, { order: 'first' })));
    await yieldToEventLoop();
  }
  return observed;
}

/**
 * What was seen of a dose over the whole market from a time on (ISO UTC), oldest first, and before it the last that
 * was seen of each product by then.
 */
export async function readDose(
  { db }: Database,
  { medication, dose, since }: { medication: string; dose: string; since: string },
): Promise<Observed[]> {
  const { docs: products } = await db.find<{ id: string }>({
    collection: 'products',
    where: { and: [{ medication: { equals: medication } }, { dose: { equals: dose } }] },
    select: { id: true },
    pagination: false,
  });
  const before = await readProductsAsOf(
    { db },
    products.map(({ id }) => id),
    since,
  );
  const after = isSqlite(db)
    ? await doseOnSqlite(db, { medication, dose, since })
    : await doseOnMongo(db as MongoDb, { medication, dose, since });
  return [...before.toSorted((a, b) => a.recordedAt.localeCompare(b.recordedAt)), ...after];
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

type Dose = { medication: string; dose: string; since: string };
/** The last that was recorded before a time, or the first of all. */
type Which = { order: 'last'; before: string } | { order: 'first' };

/** One observation of each product. */
function readOfEach(
  { db }: Database,
  products: readonly string[],
  which: Which,
): Promise<Observed[]> {
  return isSqlite(db)
    ? ofEachOnSqlite(db, products, which)
    : ofEachOnMongo(db as MongoDb, products, which);
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

function doseOnSqlite(db: Sqlite, { medication, dose, since }: Dose): Promise<Observed[]> {
  const table = tableOf(db, 'observations');
  return rowsOf(
    db,
    sql`
    SELECT ${asJson(table, observedFields)} AS rows FROM (
      SELECT * FROM ${table}
      WHERE ${columnName(table, 'medication')} = ${medication} AND dose = ${dose}
      AND ${columnName(table, 'recordedAt')} >= ${since} ORDER BY ${columnName(table, 'recordedAt')}
    )`,
  );
}

async function rowsOf({ drizzle }: Sqlite, statement: ReturnType<typeof sql>): Promise<Observed[]> {
  const [answer] = await drizzle.all<{ rows: string }>(statement);
  return JSON.parse(answer?.rows ?? '[]') as Observed[];
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

async function doseOnMongo(db: MongoDb, { medication, dose, since }: Dose): Promise<Observed[]> {
  const found = await modelOf(db, 'observations')
    .find({ medication, dose, recordedAt: { $gte: since } })
    .sort({ recordedAt: 1 })
    .lean();
  return found.map((document) => toObserved(document as Record<string, unknown>));
}

function toObserved(document: Record<string, unknown>): Observed {
  const values = observedFields.map((field) => [
    field,
    toPlain(document[field === 'id' ? '_id' : field]),
  ]);
  return Object.fromEntries(values) as Observed;
}
