import type { FlattenedField } from 'payload';
import { fieldAt } from './field-at.ts';
import { QueryProblem } from './query-problem.ts';

const maxSortFields = 5;

/** Field types that cannot be sorted by. */
const unsorted = new Set(['array', 'blocks', 'group', 'join', 'json', 'richText', 'tab']);

/**
 * Checks that a sort order uses the documents' own fields only, as in `-postedAt,rating`.
 * @throws QueryProblem for anything else.
 */
export function checkSort(fields: readonly FlattenedField[], sort: unknown): void {
  const names = typeof sort === 'string' ? sort.split(',') : sort;
  if (!Array.isArray(names) || names.length > maxSortFields)
    throw new QueryProblem(
      `“sort” takes up to ${maxSortFields} fields, separated by commas: sort=-postedAt,rating.`,
    );
  for (const name of names) {
    if (typeof name !== 'string' || !isSortable(fields, name.replace(/^-/, '')))
      throw new QueryProblem('“sort” names a field that cannot be sorted by.');
  }
}

function isSortable(fields: readonly FlattenedField[], path: string): boolean {
  if (path === 'id') return true;
  const field = fieldAt(fields, path);
  return field !== undefined && !unsorted.has(field.type);
}
