import type { FlattenedField } from 'payload';
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
/** The one number that people type as a text, which stays text if it is not an amount. */
const amount: Kind = {
  is: Number.isFinite,
  name: 'whole pence; in its form, type pounds with a point before the pence, as in 129.50',
};
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
  checkValues(fields, document, new Set());
}

/** `rowIds` are those of the rows before, to which these are added. */
function checkValues(
  fields: readonly FlattenedField[],
  document: Values,
  rowIds: Set<unknown>,
): void {
  for (const [name, value] of Object.entries(document)) {
    if (name === '__proto__' || (value === null && always.has(name)))
      throw new QueryProblem(`“${name}” cannot be set.`);
    if (name === '_status' && !statuses.includes(value))
      throw new QueryProblem('“_status” takes draft or published.');
    const field = fields.find((candidate) => candidate.name === name);
    if (field) checkField(field, value, rowIds);
    else if (value !== null) checkKind(common.get(name), name, value);
  }
}

function checkField(field: FlattenedField, value: unknown, rowIds: Set<unknown>): void {
  const { name, type } = field;
  if (type === 'group' || type === 'tab') {
    if (!isObject(value)) throw new QueryProblem(`“${name}” takes an object.`);
    checkValues(field.flattenedFields, value, rowIds);
  } else if (type === 'array' || type === 'blocks') {
    for (const row of rowsOf(name, value)) {
      if (rowIds.has(row.id)) throw new QueryProblem(`“${name}” has two rows with the same id.`);
      if (typeof row.id === 'string') rowIds.add(row.id);
      checkValues(fieldsOf(field, row), row, rowIds);
    }
  } else if ('hasMany' in field && field.hasMany && value !== null) {
    if (!Array.isArray(value)) throw new QueryProblem(`“${name}” takes a list.`);
    for (const one of value) checkKind(kindOf(field), name, one);
  } else if (value !== null) {
    checkKind(kindOf(field), name, value);
  }
}

function kindOf(field: FlattenedField): Kind | undefined {
  if (field.type === 'number' && field.name.endsWith('Pence')) return amount;
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
