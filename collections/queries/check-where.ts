import type { FlattenedField } from 'payload';
import { fieldAt } from './field-at.ts';
import { isObject } from './is-object.ts';
import { QueryProblem } from './query-problem.ts';

const maxConditions = 100;
const maxNesting = 6;
const maxValues = 1000;
const maxTextLength = 1000;

const equality = ['equals', 'not_equals', 'exists'];
const lists = ['in', 'not_in'];
const order = ['greater_than', 'greater_than_equal', 'less_than', 'less_than_equal'];
const words = [...equality, ...lists, 'contains', 'like', 'not_like'];

/** The operators for each field type; fields of other types cannot be queried. */
const operators: Readonly<Record<string, readonly string[]>> = {
  checkbox: equality,
  date: [...equality, ...order],
  email: words,
  number: [...equality, ...lists, ...order],
  relationship: [...equality, ...lists],
  relationPart: ['equals', 'not_equals'],
  select: [...equality, ...lists, 'like'],
  text: words,
  textarea: words,
};

type Condition = { path: string; operator: string; value: unknown };

/**
 * Checks that a query has conditions on the documents' own fields only, with values that those fields can have.
 * @throws QueryProblem for anything else.
 */
export function checkWhere(fields: readonly FlattenedField[], where: unknown): void {
  const conditions = conditionsOf(where, maxNesting);
  if (conditions.length > maxConditions)
    throw new QueryProblem(`“where” takes up to ${maxConditions} conditions.`);
  for (const condition of conditions) checkCondition(fields, condition);
  const values = conditions.flatMap(({ value }) => valuesOf(value));
  // Each value, and each word of a search text, becomes part of the database statement.
  if (values.length > maxValues || values.join(' ').split(/\s+/).length > maxValues)
    throw new QueryProblem(`“where” takes up to ${maxValues} values and words.`);
}

/** The same query without the conditions that have no value: one that an editor has yet to type, or has just cleared. */
export function withoutBlanks(where: unknown): unknown {
  if (Array.isArray(where)) return where.map(withoutBlanks);
  if (!isObject(where)) return where;
  const kept = Object.entries(where).filter(([, value]) => value !== '');
  return Object.fromEntries(kept.map(([name, value]) => [name, withoutBlanks(value)]));
}

function valuesOf(value: unknown): unknown[] {
  return typeof value === 'string' ? value.split(',') : [value].flat();
}

function conditionsOf(where: unknown, nesting: number): Condition[] {
  if (!isObject(where))
    throw new QueryProblem('“where” is written as where[field][operator]=value.');
  if (nesting === 0)
    throw new QueryProblem(`“where” is nested more than ${maxNesting} levels deep.`);
  return Object.entries(where).flatMap(([path, constraint]) => {
    if (/^(and|or)$/i.test(path)) {
      if (!Array.isArray(constraint))
        throw new QueryProblem(`“${path}” in “where” takes a list of conditions.`);
      return constraint.flatMap((part) => conditionsOf(part, nesting - 1));
    }
    if (!isObject(constraint))
      throw new QueryProblem('“where” is written as where[field][operator]=value.');
    return Object.entries(constraint).map(([operator, value]) => ({ path, operator, value }));
  });
}

function checkCondition(
  fields: readonly FlattenedField[],
  { path, operator, value }: Condition,
): void {
  const type = typeAt(fields, path) ?? '';
  const known = operators[type];
  if (!known) throw new QueryProblem('“where” names a field that cannot be searched by.');
  if (!known.includes(operator))
    throw new QueryProblem(`“where” cannot compare ${path} in this way.`);
  if (!isComparable(type, operator, value))
    throw new QueryProblem(`“where” compares ${path} with a value that it cannot have.`);
}

function typeAt(fields: readonly FlattenedField[], path: string): string | undefined {
  if (path === 'id') return 'relationship';
  const field = fieldAt(fields, path);
  if (field) return isPolymorphic(field) ? undefined : field.type;
  // A polymorphic relation has a slug and an id, which are queried separately.
  const relation = fieldAt(fields, path.replace(/\.(relationTo|value)$/, ''));
  return relation && isPolymorphic(relation) ? 'relationPart' : undefined;
}

function isPolymorphic(field: FlattenedField): boolean {
  return field.type === 'relationship' && Array.isArray(field.relationTo);
}

function isComparable(type: string, operator: string, value: unknown): boolean {
  if (operator === 'exists') return isBoolean(value);
  if (!lists.includes(operator)) return isOf(type, value);
  // Payload reads the word “null” as no value, which is not a list.
  if (value === 'null') return false;
  const values = typeof value === 'string' ? value.split(',') : value;
  return (
    Array.isArray(values) && values.length <= maxValues && values.every((one) => isOf(type, one))
  );
}

/** Values arrive as text from the query string. */
function isOf(type: string, text: unknown): boolean {
  if (typeof text !== 'string') return false;
  if (type === 'relationPart' && text === 'null') return false;
  if (type === 'date') return !Number.isNaN(Date.parse(text));
  if (type === 'number') return text.trim() !== '' && Number.isFinite(Number(text));
  if (type === 'checkbox') return isBoolean(text);
  return text.length <= maxTextLength && !text.includes('\0');
}

function isBoolean(text: unknown): boolean {
  return text === 'true' || text === 'false';
}
