import type { Field } from 'payload';
import { emptyRichText } from '#collections/fields/rich-text.ts';

type Values = Readonly<Record<string, unknown>>;

/**
 * Completes an unfinished document so that it can be shown: missing required fields become empty (numbers become 1),
 * and rows that lack a number are left out.
 */
export function completeDocument(fields: readonly Field[], values: Values): Values {
  return Object.assign({}, values, ...fields.map((field) => completeField(field, values)));
}

function completeField(field: Field, values: Values): Values {
  const { type } = field;
  if (type === 'row' || type === 'collapsible') return completeDocument(field.fields, values);
  if (!('name' in field)) return {};
  const { name } = field;
  const value = values[name];
  if (type === 'group') {
    return { [name]: completeDocument(field.fields, (value ?? {}) as Values) };
  }
  if (type === 'array') return { [name]: completeRows(value, () => field.fields) };
  if (type === 'blocks') {
    const fieldsOf = ({ blockType }: Values) =>
      field.blocks.find(({ slug }) => slug === blockType)?.fields ?? [];
    return { [name]: completeRows(value, fieldsOf) };
  }
  const isMissing = value === null || value === undefined;
  return isMissing && isRequired(field) ? { [name]: emptyValue(field) } : {};
}

function completeRows(rows: unknown, fieldsOf: (row: Values) => readonly Field[]): Values[] {
  return (Array.isArray(rows) ? (rows as Values[]) : [])
    .filter((row) => hasRequiredNumbers(fieldsOf(row), row))
    .map((row) => completeDocument(fieldsOf(row), row));
}

function hasRequiredNumbers(fields: readonly Field[], row: Values): boolean {
  return fields.every((field) => {
    if (field.type === 'row') return hasRequiredNumbers(field.fields, row);
    return field.type !== 'number' || !field.required || typeof row[field.name] === 'number';
  });
}

function isRequired(field: Field): boolean {
  return 'required' in field && field.required === true;
}

function emptyValue({ type }: Field): unknown {
  if (type === 'richText') return emptyRichText;
  if (type === 'number') return 1;
  if (type === 'date') return new Date().toISOString();
  return '';
}
