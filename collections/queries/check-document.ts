import type { FlattenedField } from 'payload';
import { penceProblem, type AmountField } from '#contract/rules/amount.ts';
import { isObject } from './is-object.ts';
import { QueryProblem } from './query-problem.ts';

/** A document, a part of one, or changes to one. */
export type Values = Readonly<Record<string, unknown>>;
type Kind = { is: (value: unknown) => boolean; name: string };

const text: Kind = {
  is: (value) => typeof value === 'string' && !value.includes('\0'),
  name: 'text',
};
const date: Kind = { is: isDate, name: 'a date, as in 2026-11-20T09:00:00.000Z' };
const amount: Kind = { is: Number.isFinite, name: 'whole pence' };
const relation: Kind = { ...text, name: 'the id of a document' };
const polymorphicRelation: Kind = {
  is: (value) => isObject(value) && text.is(value.relationTo) && text.is(value.value),
  name: 'a collection and the id of a document',
};

/** The kind of value for each field type. Each collection's own validation adds further rules. */
const kinds: Readonly<Record<string, Kind>> = {
  checkbox: { is: (value) => typeof value === 'boolean', name: 'true or false' },
  date,
  email: text,
  number: { is: (value) => Number.isFinite(value), name: 'a number' },
  relationship: relation,
  richText: { is: isRichText, name: 'rich text' },
  select: text,
  text,
  textarea: text,
  upload: relation,
};

/** Fields that Payload keeps in every document, whether or not a collection lists them. */
const common = new Map([
  ['createdAt', date],
  ['deletedAt', date],
  ['id', text],
  ['password', text],
  ['updatedAt', date],
]);

/** A document with any other status would be off the site without anything saying so. */
const statuses: readonly unknown[] = ['draft', 'published'];

/** Fields that every document has. */
const always = new Set(['createdAt', 'id', 'updatedAt']);

/**
 * Checks that the values of a document, or of changes to one, have the types of its fields, and that no two of its rows
 * have the same id. A database would fail on other values, or store what no reader expects.
 * @throws QueryProblem for anything else.
 */
export function checkDocument(fields: readonly FlattenedField[], document: Values): void {
  checkValues(fields, document, { path: '', rowIds: new Set() });
}

/** Where in a document values stand: the path before their names, and the ids of the rows before, to which these are added. */
type Place = { path: string; rowIds: Set<unknown> };

function checkValues(fields: readonly FlattenedField[], document: Values, place: Place): void {
  for (const [name, value] of Object.entries(document)) {
    if (name === '__proto__' || (value === null && always.has(name)))
      throw new QueryProblem(`“${name}” cannot be set.`);
    if (name === '_status' && !statuses.includes(value))
      throw new QueryProblem('“_status” takes draft or published.');
    const field = fields.find((candidate) => candidate.name === name);
    if (field) checkField(field, value, place);
    else if (value !== null) checkKind(common.get(name), name, value);
  }
}

function checkField(field: FlattenedField, value: unknown, { path, rowIds }: Place): void {
  const { name, type } = field;
  if (type === 'group' || type === 'tab') {
    if (!isObject(value)) throw new QueryProblem(`“${name}” takes an object.`);
    checkValues(field.flattenedFields, value, { path: `${path}${name}.`, rowIds });
  } else if (type === 'array' || type === 'blocks') {
    for (const [index, row] of rowsOf(name, value).entries()) {
      if (rowIds.has(row.id)) throw new QueryProblem(`“${name}” has two rows with the same id.`);
      if (typeof row.id === 'string') rowIds.add(row.id);
      checkValues(fieldsOf(field, row), row, { path: `${path}${name}.${index}.`, rowIds });
    }
  } else if ('hasMany' in field && field.hasMany && value !== null) {
    if (!Array.isArray(value)) throw new QueryProblem(`“${name}” takes a list.`);
    for (const one of value) checkKind(kindOf(field), name, one);
  } else if (value !== null) {
    if (isPence(field)) checkTyped(field, value, `${path}${name}`);
    checkKind(kindOf(field), name, value);
  }
}

function isPence({ name, type }: FlattenedField): boolean {
  return type === 'number' && name.endsWith('Pence');
}

/**
 * The one number that people type as a text. Its form sends what is no amount as that text, after a £, and is answered in its
 * own words.
 */
function checkTyped(field: AmountField, value: unknown, path: string): void {
  if (typeof value !== 'string' || !value.startsWith('£')) return;
  const problem = penceProblem(value, field);
  if (problem) throw new QueryProblem(problem, path);
}

function kindOf(field: FlattenedField): Kind | undefined {
  if (isPence(field)) return amount;
  const isPolymorphic = field.type === 'relationship' && Array.isArray(field.relationTo);
  return isPolymorphic ? polymorphicRelation : kinds[field.type];
}

function checkKind(kind: Kind | undefined, name: string, value: unknown): void {
  if (kind && !kind.is(value)) throw new QueryProblem(`“${name}” takes ${kind.name}.`);
}

/**
 * The rows of a list or of blocks. The admin's forms send the number 0 for an empty one.
 * @throws QueryProblem if there are other things in it.
 */
export function rowsOf(name: string, value: unknown): Values[] {
  if (value === 0) return [];
  if (!Array.isArray(value) || !value.every(isObject))
    throw new QueryProblem(`“${name}” takes a list of objects.`);
  return value;
}

type Rows = Extract<FlattenedField, { type: 'array' | 'blocks' }>;

/**
 * The fields of a row, which for a block are those of its kind.
 * @throws QueryProblem for a kind of block that the field does not take.
 */
export function fieldsOf(field: Rows, { blockType }: Values): readonly FlattenedField[] {
  if (field.type === 'array') return field.flattenedFields;
  const block = field.blocks.find(({ slug }) => slug === blockType);
  if (!block) throw new QueryProblem(`“${field.name}” takes only its own kinds of blocks.`);
  return block.flattenedFields;
}

/** Years must have four digits; others cannot be compared as text. */
function isDate(value: unknown): boolean {
  return typeof value === 'string' && /^\d{4}-/.test(value) && !Number.isNaN(Date.parse(value));
}

function isRichText(value: unknown): boolean {
  return isObject(value) && isNode(value.root);
}

function isNode(value: unknown): boolean {
  if (!isObject(value) || typeof value.type !== 'string') return false;
  const { children, fields } = value;
  return (
    (children === undefined || (Array.isArray(children) && children.every(isNode))) &&
    (fields === undefined || isObject(fields))
  );
}
