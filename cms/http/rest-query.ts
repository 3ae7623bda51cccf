import type { FlattenedField } from 'payload';
import * as qs from 'qs-esm';
import { maxDepth, maxDocuments, maxPage } from '#collections/queries/bounds.ts';
import { checkSort } from '#collections/queries/check-sort.ts';
import { checkWhere } from '#collections/queries/check-where.ts';
import { QueryProblem } from '#collections/queries/query-problem.ts';

export type RestQuery = Readonly<Record<string, unknown>>;

/** The parameters of an address, as Payload reads them. */
export function readQuery({ search }: URL): RestQuery {
  return qs.parse(search, {
    allowEmptyArrays: true,
    arrayLimit: 1000,
    depth: 10,
    ignoreQueryPrefix: true,
  });
}

const wholeNumbers = {
  limit: { min: 1, max: maxDocuments },
  page: { min: 1, max: maxPage },
  depth: { min: 0, max: maxDepth },
};

/** What the admin never sends: each is a way to ask for more than a page. */
const refused = ['data', 'joins', 'populate'];

/**
 * Accepts what Payload can answer with one page of documents that have these fields.
 * @throws QueryProblem for anything else.
 */
export function checkQuery(fields: readonly FlattenedField[], query: RestQuery): void {
  for (const [name, { min, max }] of Object.entries(wholeNumbers)) {
    if (!(name in query)) continue;
    const text = query[name];
    const isWhole = typeof text === 'string' && /^\d{1,7}$/.test(text);
    if (!isWhole || Number(text) < min || Number(text) > max)
      throw new QueryProblem(`“${name}” is a whole number from ${min} to ${max}.`);
  }
  for (const name of refused) {
    if (name in query) throw new QueryProblem(`“${name}” cannot be asked for here.`);
  }
  if (query.pagination === 'false' && !('limit' in query))
    throw new QueryProblem('“pagination=false” needs a “limit”.');
  if ('sort' in query) checkSort(fields, query.sort);
  if ('where' in query) checkWhere(fields, query.where);
  if ('select' in query) checkSelect(query.select);
}

/**
 * The same address with a limit where screens of the admin send one that is none: a list that looks up related
 * documents by their ids (`limit=250`), and a trash that counts what is in it (`limit=0`).
 */
export function withAdminLimits(url: URL): URL {
  const query = readQuery(url);
  const limited = new URL(url);
  const ids = namedIds(query.where);
  if (ids !== undefined && ids <= maxDocuments && isDigits(query.limit)) {
    limited.searchParams.set('limit', String(ids));
  } else if (query.limit === '0' && isTrashCount(query)) {
    limited.searchParams.set('limit', '1');
  }
  return limited;
}

/** How many documents a query names one by one; nothing if it looks for others too. */
function namedIds(where: unknown): number | undefined {
  const { id, ...others } = (where ?? {}) as { id?: { in?: unknown } };
  const list = id?.in;
  if (Object.keys(others).length > 0) return undefined;
  if (typeof list === 'string' && list !== '') return list.split(',').length;
  return Array.isArray(list) && list.length > 0 ? list.length : undefined;
}

function isTrashCount({ trash, where }: RestQuery): boolean {
  const trashed = JSON.stringify({ deletedAt: { exists: 'true' } });
  return trash === 'true' && JSON.stringify(where) === trashed;
}

function isDigits(value: unknown): boolean {
  return typeof value === 'string' && /^\d+$/.test(value);
}

function checkSelect(select: unknown): void {
  if (typeof select !== 'object' || select === null || Array.isArray(select))
    throw new QueryProblem('“select” is written as select[field]=true.');
  for (const value of Object.values(select)) {
    if (value !== 'true' && value !== 'false') checkSelect(value);
  }
}
