import type { CollectionBeforeOperationHook, CollectionConfig, FlattenedField } from 'payload';
import { maxDocuments, maxPage } from '../queries/bounds.ts';
import { checkSort } from '../queries/check-sort.ts';

type Reading = { limit?: unknown; page?: unknown; pagination?: boolean; sort?: unknown };

/**
 * The same collection, of which a screen of the admin shows a page at most, in the order of its own fields, whatever
 * its address says. Payload’s REST refuses such requests before they come here; programs read as much as they need
 * and say so with `pagination: false`.
 */
export function boundingReads(collection: CollectionConfig): CollectionConfig {
  const { hooks } = collection;
  return {
    ...collection,
    hooks: { ...hooks, beforeOperation: [boundReads, ...(hooks?.beforeOperation ?? [])] },
  };
}

const boundReads: CollectionBeforeOperationHook = ({
  args,
  collection,
  operation,
  overrideAccess,
}) => {
  const reading = args as Reading;
  if (operation !== 'read' || overrideAccess || reading.pagination === false) return args;
  return {
    ...args,
    limit: reading.limit === undefined ? undefined : atMost(maxDocuments, reading.limit),
    page: reading.page === undefined ? undefined : atMost(maxPage, reading.page),
    sort: isOrder(collection.flattenedFields, reading.sort) ? reading.sort : undefined,
  };
};

function atMost(max: number, value: unknown): number {
  const number = Number(value);
  return Number.isInteger(number) && number >= 1 ? Math.min(number, max) : 1;
}

/** A document’s older versions are sorted by the same fields, one level down. */
function isOrder(fields: readonly FlattenedField[], sort: unknown): boolean {
  const names = typeof sort === 'string' ? sort.split(',') : sort;
  try {
    checkSort(fields, Array.isArray(names) ? names.map(withoutVersion) : names);
    return true;
  } catch {
    return false;
  }
}

function withoutVersion(name: unknown): unknown {
  return typeof name === 'string' ? name.replace(/^(-?)version\./, '$1') : name;
}
