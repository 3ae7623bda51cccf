import type { CollectionBeforeOperationHook, CollectionConfig, FlattenedField } from 'payload';
import { maxDocuments, maxPage } from '../queries/bounds.ts';
import { checkSort } from '../queries/check-sort.ts';

type Reading = { limit?: unknown; page?: unknown; pagination?: boolean; sort?: unknown };

/**
 * Limits what a screen of the admin reads to one page, sorted by the collection's own fields, whatever its URL says.
 * REST requests are already refused before this; programs that need more say so with `pagination: false`.
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
    limit: reading.limit === undefined ? undefined : clamp(reading.limit, maxDocuments),
    page: reading.page === undefined ? undefined : clamp(reading.page, maxPage),
    sort: isSortable(collection.flattenedFields, reading.sort) ? reading.sort : undefined,
  };
};

function clamp(value: unknown, max: number): number {
  const number = Number(value);
  return Number.isInteger(number) && number >= 1 ? Math.min(number, max) : 1;
}

/** A document’s versions are sorted by the same fields below `version`. */
function isSortable(fields: readonly FlattenedField[], sort: unknown): boolean {
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
