import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { sql } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import { groupBy } from '#contract/rules/group-by.ts';
import type { SeenPrices } from '#contract/rules/market-history.ts';
import type { Pence } from '#contract/rules/money.ts';
import { isSqlite, modelOf, tableOf, type MongoDb, type Sqlite } from '../database/adapters.ts';
import { asJson, columnName, json, selectAsJson, valueOf } from '../database/rows-as-json.ts';
import { toPlain } from '../database/to-plain.ts';
import {
  countsFrom,
  historyFields,
  recordedPriceFields,
  type HistoryRow,
  type Observed,
  type RecordedPrice,
} from './observed.ts';

// Reads of the log below Payload, each from an index: the log has hundreds of rows a product. `bench/log.ts` measures
// them. One covering index has when a product was seen, its price and stock, and whether it was listed: reads of these
// alone look up no rows, which matters once the log is larger than what the machine keeps in memory.

type Database = Pick<Payload, 'db'>;

/** Of which one statement reads what was known at a time in a few milliseconds. */
const productsAtOnce = 200;
const day = 24 * 60 * 60 * 1000;
/** A year of the longest range, and what still holds when it begins; in milliseconds. */
const pricesAtOnce = 400 * day;

/**
 * What was known of every product just before a time (ISO UTC), as far as fields were asked for: its newest observation
 * that had been recorded by then. A product that had none by then is left out; one that was in the trash is there, and
 * not listed.
 */
export async function readLogAsOf<Field extends keyof Observed>(
  { db }: Database,
  time: string,
  fields: readonly Field[],
): Promise<Pick<Observed, Field>[]> {
  const observed: Pick<Observed, Field>[] = [];
  for await (const ids of readProductIds({ db }))
    observed.push(...(await readProductsAsOf({ db }, ids, time, fields)));
  return observed;
}

/** The ids of all products, also those in the trash, 200 at a time. */
export async function* readProductIds({ db }: Database): AsyncGenerator<string[]> {
  for (let last: string | undefined; ;) {
    const ids: string[] = isSqlite(db)
      ? await productsOnSqlite(db, last)
      : await productsOnMongo(db as MongoDb, last);
    // Before, because whoever takes them reads something of each at once.
    await yieldToEventLoop();
    yield ids;
    last = ids.at(-1);
    if (ids.length < productsAtOnce) return;
  }
}

/** The same of some products. */
export async function readProductsAsOf<Field extends keyof Observed>(
  { db }: Database,
  products: readonly string[],
  time: string,
  fields: readonly Field[],
): Promise<Pick<Observed, Field>[]> {
  const observed: Pick<Observed, Field>[] = [];
  for (let start = 0; start < products.length; start += productsAtOnce) {
    const group = products.slice(start, start + productsAtOnce);
    const read = isSqlite(db)
      ? await asOfOnSqlite(db, group, time, fields)
      : await asOfOnMongo(db as MongoDb, group, time, fields);
    observed.push(...read);
    await yieldToEventLoop();
  }
  return observed;
}

/** The prices of all products that have been recorded since a time (ISO UTC), those of a day at a time. */
export async function* readPricesSince(
  { db }: Database,
  since: string,
): AsyncGenerator<RecordedPrice[]> {
  for (let from = since; ;) {
    const end = Date.parse(from) + day;
    const until = end < Date.now() ? new Date(end).toISOString() : undefined;
    yield await readRecorded(db, { from, until });
    if (until === undefined) return;
    await yieldToEventLoop();
    from = until;
  }
}

/** The prices of some products that have been recorded since a time (ISO UTC). */
export function readPricesOf(
  { db }: Database,
  products: readonly string[],
  since: string,
): Promise<RecordedPrice[]> {
  return readRecorded(db, { from: since, products });
}

/** Everything that was seen of some products, oldest first, as far as a history tells of it. */
export function readHistory({ db }: Database, products: readonly string[]): Promise<HistoryRow[]> {
  return isSqlite(db) ? historyOnSqlite(db, products) : historyOnMongo(db as MongoDb, products);
}

/** The products that are a dose of a medication, also those in the trash. */
export function readProductsOf({ db }: Database, dose: Dose): Promise<ProductOfDose[]> {
  return isSqlite(db) ? ofDoseOnSqlite(db, dose) : ofDoseOnMongo(db as MongoDb, dose);
}

/**
 * The prices that were recorded of some products between two times (ISO UTC), by product, oldest first; one that is not in
 * whole pence is not known, and what has no time was not seen. Yields to the event loop after each year, so products that are
 * checked daily can be read fifty at a time.
 */
export async function readPrices(
  { db }: Database,
  products: readonly string[],
  { since, until }: Between,
): Promise<Map<string, SeenPrices>> {
  const prices = new Map<string, SeenPrices>();
  for (let from = since; from < until;) {
    const to = new Date(Math.min(Date.parse(from) + pricesAtOnce, Date.parse(until))).toISOString();
    const time = { since: from, until: to };
    const read = isSqlite(db)
      ? await pricesOnSqlite(db, products, time)
      : await pricesOnMongo(db as MongoDb, products, time);
    for (const [product, columns] of read)
      prices.set(product, joined([prices.get(product), toSeenPrices(columns)]));
    await yieldToEventLoop();
    from = to;
  }
  return prices;
}

/** What was seen of a product one time after the other, as one. */
export function joined(parts: readonly (SeenPrices | undefined)[]): SeenPrices {
  const [first = nothingSeen, ...others] = parts.filter((part) => part !== undefined);
  if (others.length === 0) return first;
  return {
    seenAt: first.seenAt.concat(...others.map(({ seenAt }) => seenAt)),
    pricePence: first.pricePence.concat(...others.map(({ pricePence }) => pricePence)),
  };
}

const nothingSeen: SeenPrices = { seenAt: [], pricePence: [] };

/** Prices as they are stored: {@link SeenPrices} with ISO times, and 1 or true where the product was listed. */
export type Columns = {
  seenAt: readonly string[];
  pricePence: readonly (Pence | null)[];
  isListed: readonly (0 | 1 | boolean)[];
};

/** What has no time was not seen. */
export function toSeenPrices({ seenAt, pricePence, isListed }: Columns): SeenPrices {
  const times = seenAt.map((time) => Date.parse(time));
  const prices = times.map((_, index) => (isListed[index] ? (pricePence[index] ?? null) : false));
  if (!times.some(Number.isNaN)) return { seenAt: times, pricePence: prices };
  const hasTime = (_: unknown, index: number) => !Number.isNaN(times[index]);
  return { seenAt: times.filter(hasTime), pricePence: prices.filter(hasTime) };
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

type Dose = { medication: string; dose: string };
type ProductOfDose = { id: string; provider: string };
/** Two times, ISO UTC. */
export type Between = { since: string; until: string };
/** Between two times, of some products or of all. */
type Recorded = { from: string; until?: string; products?: readonly string[] };

function readRecorded(db: Payload['db'], asked: Recorded): Promise<RecordedPrice[]> {
  return isSqlite(db) ? recordedOnSqlite(db, asked) : recordedOnMongo(db as MongoDb, asked);
}

function asOfOnSqlite<Field extends keyof Observed>(
  db: Sqlite,
  products: readonly string[],
  before: string,
  fields: readonly Field[],
): Promise<Pick<Observed, Field>[]> {
  const table = tableOf(db, 'observations');
  const product = columnName(table, 'product');
  const time = columnName(table, 'recordedAt');
  return rowsOf(
    db,
    sql`
    SELECT ${asJson(table, fields)} AS rows FROM (
      SELECT ${valueOf('id')} AS asked, (
        SELECT max(${time}) FROM ${table}
        WHERE ${product} = ${valueOf('id')} AND ${time} < ${before}
      ) AS newest FROM ${json(products.map((id) => ({ id })))}
    ) CROSS JOIN ${table} ON ${product} = asked AND ${time} = newest`,
  );
}

async function productsOnSqlite(db: Sqlite, after: string | undefined): Promise<string[]> {
  const page = { after, limit: productsAtOnce };
  const rows = await rowsOf<{ id: string }>(
    db,
    selectAsJson(tableOf(db, 'products'), ['id'], page),
  );
  return rows.map(({ id }) => id);
}

function ofDoseOnSqlite(db: Sqlite, { medication, dose }: Dose): Promise<ProductOfDose[]> {
  const table = tableOf(db, 'products');
  return rowsOf(
    db,
    sql`
    SELECT ${asJson(table, ['id', 'provider'])} AS rows FROM ${table}
    WHERE ${columnName(table, 'medication')} = ${medication} AND ${columnName(table, 'dose')} = ${dose}`,
  );
}

async function pricesOnSqlite(
  db: Sqlite,
  products: readonly string[],
  { since, until }: Between,
): Promise<[string, Columns][]> {
  const table = tableOf(db, 'observations');
  const column = (field: keyof Observed) => columnName(table, field);
  const time = column('recordedAt');
  // Each counts from when `countsFrom` says.
  const rows = await db.drizzle.all<{ product: string; prices: string }>(sql`
    SELECT ${valueOf('id')} AS product, (
      SELECT json_object(
        'seenAt', json_group_array(seen_at),
        'pricePence', json_group_array(price),
        'isListed', json_group_array(listed)
      ) FROM (
        SELECT ${column('isListed')} AS listed,
          CASE WHEN ${column('isListed')} THEN ${column('seenAt')} ELSE ${time} END AS seen_at,
          CASE WHEN ${column('inStock')} AND typeof(${column('pricePence')}) = 'integer'
            THEN ${column('pricePence')} END AS price
        FROM ${table} WHERE ${column('product')} = ${valueOf('id')}
        AND ${time} >= ${since} AND ${time} < ${until} AND typeof(${column('seenAt')}) = 'text'
        ORDER BY ${time}
      )
    ) AS prices FROM ${json(products.map((id) => ({ id })))}`);
  return rows.map(({ product, prices }) => [product, JSON.parse(prices) as Columns]);
}

function recordedOnSqlite(
  db: Sqlite,
  { from, until, products }: Recorded,
): Promise<RecordedPrice[]> {
  const table = tableOf(db, 'observations');
  const time = columnName(table, 'recordedAt');
  const isBefore = until === undefined ? sql`true` : sql`${time} < ${until}`;
  const isOfThem =
    products === undefined
      ? sql`true`
      : sql`${columnName(table, 'product')} IN (${selectIds(products)})`;
  return rowsOf(
    db,
    sql`
    SELECT ${asJson(table, recordedPriceFields)} AS rows FROM ${table}
    WHERE ${time} >= ${from} AND ${isBefore} AND ${isOfThem}`,
  );
}

function selectIds(ids: readonly string[]) {
  return sql`SELECT ${valueOf('id')} FROM ${json(ids.map((id) => ({ id })))}`;
}

function historyOnSqlite(db: Sqlite, products: readonly string[]): Promise<HistoryRow[]> {
  const table = tableOf(db, 'observations');
  return rowsOf(
    db,
    sql`
    SELECT ${asJson(table, historyFields)} AS rows FROM (
      SELECT * FROM ${table} WHERE ${columnName(table, 'product')} IN (${selectIds(products)})
      ORDER BY ${columnName(table, 'recordedAt')}
    )`,
  );
}

async function rowsOf<Row>({ drizzle }: Sqlite, statement: ReturnType<typeof sql>): Promise<Row[]> {
  const [answer] = await drizzle.all<{ rows: string }>(statement);
  return JSON.parse(answer?.rows ?? '[]') as Row[];
}

async function asOfOnMongo<Field extends keyof Observed>(
  db: MongoDb,
  products: readonly string[],
  before: string,
  fields: readonly Field[],
): Promise<Pick<Observed, Field>[]> {
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
          { $match: { recordedAt: { $lt: new Date(before) } } },
          { $sort: { recordedAt: -1 } },
          { $limit: 1 },
          { $project: projection(fields) },
        ],
        as: 'observed',
      },
    },
  ]);
  return found.flatMap(({ observed }) =>
    observed.map((document) => plainFields(document, fields) as Pick<Observed, Field>),
  );
}

async function productsOnMongo(db: MongoDb, after: string | undefined): Promise<string[]> {
  const found = await modelOf(db, 'products')
    .find(after === undefined ? {} : { _id: { $gt: after } }, { _id: 1 })
    .sort({ _id: 1 })
    .limit(productsAtOnce)
    .lean();
  return found.map(({ _id }) => String(_id));
}

async function ofDoseOnMongo(db: MongoDb, dose: Dose): Promise<ProductOfDose[]> {
  const found = await modelOf(db, 'products').find(dose, { provider: 1 }).lean();
  return found.map((document) => plainFields(document, ['id', 'provider']) as ProductOfDose);
}

async function pricesOnMongo(
  db: MongoDb,
  products: readonly string[],
  { since, until }: Between,
): Promise<[string, Columns][]> {
  const fields = ['product', 'seenAt', 'recordedAt', 'pricePence', 'inStock', 'isListed'] as const;
  const found = await modelOf(db, 'observations')
    .find(
      { product: { $in: products }, recordedAt: { $gte: since, $lt: until } },
      projection(fields),
    )
    .sort({ product: 1, recordedAt: 1 })
    .lean();
  const rows = found.map(
    (document) => plainFields(document, fields) as Pick<Observed, (typeof fields)[number]>,
  );
  return [...groupBy(rows, ({ product }) => product)].map(([product, seen]) => [
    product,
    {
      seenAt: seen.map(countsFrom),
      pricePence: seen.map(({ inStock, pricePence }) =>
        inStock && Number.isInteger(pricePence) ? pricePence : null,
      ),
      isListed: seen.map(({ isListed }) => isListed),
    },
  ]);
}

async function recordedOnMongo(
  db: MongoDb,
  { from, until, products }: Recorded,
): Promise<RecordedPrice[]> {
  const found = await modelOf(db, 'observations')
    .find(
      {
        recordedAt: { $gte: from, ...(until !== undefined && { $lt: until }) },
        ...(products && { product: { $in: products } }),
      },
      projection(recordedPriceFields),
    )
    .lean();
  return found.map((document) => plainFields(document, recordedPriceFields) as RecordedPrice);
}

async function historyOnMongo(db: MongoDb, products: readonly string[]): Promise<HistoryRow[]> {
  const found = await modelOf(db, 'observations')
    .find({ product: { $in: products } }, projection(historyFields))
    .sort({ recordedAt: 1 })
    .lean();
  return found.map((document) => plainFields(document, historyFields) as HistoryRow);
}

/** MongoDB adds the id unless it is told not to, and looks up the document for it. */
function projection(fields: readonly string[]): Record<string, 0 | 1> {
  return {
    _id: 0,
    ...Object.fromEntries(fields.map((field) => [field === 'id' ? '_id' : field, 1])),
  };
}

function plainFields(document: Record<string, unknown>, fields: readonly string[]): object {
  return Object.fromEntries(
    fields.map((field) => [field, toPlain(document[field === 'id' ? '_id' : field])]),
  );
}
