import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { CollectionSlug, GlobalSlug, Payload, Where } from 'payload';
import type { Change } from '#collections/change-feed.ts';
import { recordedPriceFields } from '../observations/observed.ts';
import {
  readLogAsOf,
  readPricesOf,
  readPricesSince,
  readProductsAsOf,
} from '../observations/read-log.ts';
import { mapInTurns } from '../runtime/in-turns.ts';
import { reasonOf } from './skipped.ts';
import { isGlobal, isSource, sources, toPart, type Source } from './sources.ts';

/** A document as read: its part, null if it is not public, or why it cannot be shown. */
export type ReadDocument = { part: object | null } | { problem: string };

/** The result of reading a source. */
export type Reading = {
  source: Source;
  /** The documents asked for: any that was not found is no longer stored. */
  ids: readonly string[];
  found: ReadonlyMap<string, ReadDocument>;
};

type Stored = { id: string };

const pageSize = 500;

/** Of changes fewer, because visitors wait meanwhile: 500 products took up to 100 ms on a slow machine. All are sooner read in large pages. */
const changedAtOnce = 200;

const unreadable = 'The stored document cannot be read.';

type Known = {
  /** The ids of the recent prices of each product. */
  pricesOf: ReadonlyMap<string, ReadonlySet<string>>;
  priceWindowStart: string;
};

/**
 * Reads the current form of changed documents; a product comes with its recent prices.
 * @throws if the database is unreachable.
 */
export async function readChanges(
  payload: Payload,
  changes: readonly Change[],
  { pricesOf, priceWindowStart }: Known,
): Promise<Reading[]> {
  const readings: Reading[] = [];
  for (const { collection: source, ids } of changes) {
    if (!isSource(source)) continue;
    for (let start = 0; start < ids.length; start += changedAtOnce) {
      await yieldToEventLoop();
      const group = ids.slice(start, start + changedAtOnce);
      readings.push({ source, ids: group, found: await readByIds(payload, source, group) });
      if (source === 'products') {
        await yieldToEventLoop();
        const found = await readPrices(payload, group, priceWindowStart);
        const known = group.flatMap((product) => [...(pricesOf.get(product) ?? [])]);
        readings.push({ source: 'observations', ids: known, found });
      }
    }
  }
  return readings;
}

/**
 * Reads everything that public pages are built from, page by page, so that the process keeps answering.
 * @throws if the database is unreachable.
 */
export async function* readAll(
  payload: Payload,
  { only = sources, priceWindowStart }: { only?: readonly Source[]; priceWindowStart: string },
): AsyncGenerator<Omit<Reading, 'ids'>> {
  for (const source of only) {
    if (source === 'observations') {
      const before = await readLogAsOf(payload, priceWindowStart, recordedPriceFields);
      yield { source, found: await describeAll(source, before) };
      for await (const rows of readPricesSince(payload, priceWindowStart))
        yield { source, found: await describeAll(source, rows) };
      continue;
    }
    for (let where: Where = {}; ;) {
      const found = isGlobal(source)
        ? await readGlobal(payload, source)
        : await readPage(payload, source, where);
      yield { source, found };
      const last = [...found.keys()].at(-1);
      if (isGlobal(source) || last === undefined || found.size < pageSize) break;
      where = { id: { greater_than: last } };
      await yieldToEventLoop();
    }
  }
}

function readByIds(payload: Payload, source: Source, ids: readonly string[]) {
  if (isGlobal(source)) return readGlobal(payload, source);
  return readPage(payload, source, { id: { in: ids } });
}

/** The prices since a time, and the last one before it. */
async function readPrices(
  payload: Payload,
  products: readonly string[],
  since: string,
): Promise<Map<string, ReadDocument>> {
  const before = await readProductsAsOf(payload, products, since, recordedPriceFields);
  const after = await readPricesOf(payload, products, since);
  return describeAll('observations', [...before, ...after]);
}

/**
 * Reads through `payload.db`, because Payload itself takes three times as long. If one document makes a page
 * unreadable, each is read by itself.
 */
async function readPage(
  payload: Payload,
  source: Exclude<Source, 'home' | 'settings'>,
  where: Where,
): Promise<Map<string, ReadDocument>> {
  try {
    const documents = await find(payload, source, { where, limit: pageSize });
    return await describeAll(source, documents);
  } catch {
    // Also throws if the database itself is unreachable.
    const ids = await find(payload, source, { where, limit: pageSize, select: { id: true } });
    const found = new Map<string, ReadDocument>();
    for (const { id } of ids) found.set(id, await readOne(payload, source, id));
    await find(payload, source, { where, limit: 1, select: { id: true } });
    return found;
  }
}

async function readOne(
  payload: Payload,
  source: Exclude<Source, 'home' | 'settings'>,
  id: string,
): Promise<ReadDocument> {
  try {
    const [document] = await find(payload, source, { where: { id: { equals: id } }, limit: 1 });
    return document ? describe(source, document) : { part: null };
  } catch {
    return { problem: unreadable };
  }
}

async function readGlobal(
  payload: Payload,
  slug: GlobalSlug & Source,
): Promise<Map<string, ReadDocument>> {
  try {
    const document = await payload.findGlobal({ slug, depth: 0, overrideAccess: true });
    return new Map([[slug, describe(slug, document)]]);
  } catch {
    await find(payload, 'medications', { where: {}, limit: 1, select: { id: true } });
    return new Map([[slug, { problem: unreadable }]]);
  }
}

async function find(
  { db }: Payload,
  collection: CollectionSlug,
  rest: { where: Where; limit: number; select?: { id: true } },
): Promise<Stored[]> {
  const { docs } = await keepingUnknownBlocks(db).find<Stored>({
    ...rest,
    collection,
    sort: 'id',
    pagination: false,
    joins: false as never,
  });
  return docs;
}

/**
 * The MongoDB adapter drops blocks of an unknown kind, so that a report would be shown as complete without them; this
 * keeps them.
 */
function keepingUnknownBlocks(db: Payload['db']): Payload['db'] {
  return Object.create(db, { allowAdditionalKeys: { value: true } }) as Payload['db'];
}

async function describeAll(
  source: Source,
  documents: readonly Stored[],
): Promise<Map<string, ReadDocument>> {
  return new Map(
    await mapInTurns(documents, (document) => [document.id, describe(source, document)] as const),
  );
}

function describe(source: Source, document: unknown): ReadDocument {
  try {
    return { part: toPart(source, document) };
  } catch (error) {
    return { problem: reasonOf(error) };
  }
}
