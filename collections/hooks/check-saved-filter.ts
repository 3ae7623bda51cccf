import { APIError, Forbidden, type FieldHook, type SanitizedConfig, type Where } from 'payload';
import { transformWhereQuery, validateWhereQuery } from 'payload/shared';
import { checkWhere, withoutBlanks } from '../queries/check-where.ts';
import { isObject } from '../queries/is-object.ts';
import { QueryProblem } from '../queries/query-problem.ts';

type SavedFilter = { relatedCollection?: unknown };

/**
 * Refuses to save a filter of a list that is not for the account, or one that its list could not be asked with: the list
 * would fail for everybody it is shared with.
 * Keeps its values as text, as in the address of the list, where amounts are in pounds.
 */
export const checkSavedFilter: FieldHook = async ({ data, originalDoc, req, value }) => {
  const { relatedCollection }: SavedFilter = { ...originalDoc, ...data };
  const list = listOf(req.payload.config, relatedCollection);
  // Payload itself refuses a filter of no list.
  if (!list) return undefined;
  if (!(await list.access.read({ req }))) throw new Forbidden(req.t);
  if (value === undefined || value === null) return undefined;
  const where = asText(value);
  try {
    checkWhere(list.flattenedFields, withoutBlanks(where));
  } catch (error) {
    throw error instanceof QueryProblem ? new APIError(error.message, 400, null, true) : error;
  }
  const filter = where as Where;
  return validateWhereQuery(filter) ? filter : transformWhereQuery(filter);
};

function listOf({ collections }: SanitizedConfig, slug: unknown) {
  return collections.find((each) => each.enableQueryPresets && each.slug === slug);
}

function asText(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asText);
  if (isObject(value))
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, asText(each)]));
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : value;
}
