import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type {
  CollectionSlug,
  FindOptions,
  Payload,
  SelectType,
  Sort,
  TransformCollectionWithSelect,
  Where,
} from 'payload';
import { passOver } from './pass-over.ts';

type Find<Slug extends CollectionSlug, Select extends SelectType> = FindOptions<Slug, Select> & {
  overrideAccess: true;
};

type Found<Slug extends CollectionSlug, Select extends SelectType> = TransformCollectionWithSelect<
  Slug,
  Select
> & { id: string };

/** How many are read before others have their turn: Payload takes a tenth of a millisecond for each. */
const pageSize = 200;

/**
 * The documents that Payload finds, read a page at a time unless there is a limit. One that cannot be read as it is stored is
 * named in the log, and left out: Payload would find none.
 * @throws if the database is away.
 */
export function findReadable<Slug extends CollectionSlug, Select extends SelectType>(
  payload: Payload,
  options: Find<Slug, Select>,
): Promise<Found<Slug, Select>[]> {
  return inPages(payload, options, async (where) => {
    const { docs } = await payload.find({ ...options, where, pagination: false } as never);
    return docs as unknown as Found<Slug, Select>[];
  });
}

/** The same of what the database finds, below Payload: without hooks, and with what is in the trash. */
export function findReadableRows<Row extends { id: string }>(
  payload: Pick<Payload, 'db' | 'logger'>,
  query: Query,
): Promise<Row[]> {
  return inPages(payload, query, async (where) => {
    const { docs } = await payload.db.find<Row>({ ...query, where, pagination: false });
    return docs;
  });
}

type Query = { collection: CollectionSlug; where?: Where; sort?: Sort; limit?: number };

/**
 * The ids of what the database finds, below Payload: these can be read whatever else is stored of a document.
 * @throws if the database is away.
 */
export async function findIds({ db }: Pick<Payload, 'db'>, query: Query): Promise<string[]> {
  const { docs } = await db.find<{ id: string }>({
    ...query,
    select: { id: true },
    joins: false as never,
    pagination: false,
  });
  return docs.map(({ id }) => id);
}

async function inPages<Row>(
  payload: Pick<Payload, 'db' | 'logger'>,
  query: Query,
  find: (where: Where) => Promise<Row[]>,
): Promise<Row[]> {
  const { where = {}, limit } = query;
  // Of those within the limit, some may have to be left out for others.
  if (limit !== undefined) return together(payload, query, find);
  const rows: Row[] = [];
  const ids = await findIds(payload, query);
  for (let start = 0; start < ids.length; start += pageSize) {
    const isOnPage = { id: { in: ids.slice(start, start + pageSize) } };
    const page = { ...query, where: { and: [where, isOnPage] } };
    rows.push(...(await together(payload, page, find)));
    await yieldToEventLoop();
  }
  return rows;
}

/** All in one query or, if one of them makes that fail, each by itself. */
async function together<Row>(
  payload: Pick<Payload, 'db' | 'logger'>,
  { collection, where = {}, sort, limit = Infinity }: Query,
  find: (where: Where) => Promise<Row[]>,
): Promise<Row[]> {
  try {
    return await find(where);
  } catch {
    // Also throws if the database itself is away.
    const ids = await findIds(payload, { collection, where, sort });
    const readable: Row[] = [];
    for (const id of ids) {
      if (readable.length >= limit) break;
      const one = () => find({ and: [where, { id: { equals: id } }] });
      readable.push(...((await passOver(payload, { collection, id }, one)) ?? []));
    }
    return readable;
  }
}
