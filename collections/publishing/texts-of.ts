import type { ArrayField, BlocksField, Field } from 'payload';

/** A text of a document, and where it stands. */
export type FieldText = {
  path: string;
  /** The labels from the outermost field to its own, as in “Sections 2 › Title”. */
  label: string;
  text: string;
};

type Data = Readonly<Record<string, unknown>>;
type Place = Omit<FieldText, 'text'>;

/** All that people have written into the fields of a document: plain and rich text, in groups, rows and blocks. */
export function textsOf(fields: readonly Field[], document: Data): FieldText[] {
  return inFields(fields, document, { path: '', label: '' });
}

function inFields(fields: readonly Field[], data: Data, place: Place): FieldText[] {
  return fields.flatMap((field) => inField(field, data, place));
}

function inField(field: Field, data: Data, outer: Place): FieldText[] {
  if (field.type === 'tabs') {
    return field.tabs.flatMap((tab) =>
      'name' in tab && tab.name
        ? inFields(tab.fields, dataOf(data[tab.name]), within(outer, tab.name, tab))
        : inFields(tab.fields, data, outer),
    );
  }
  if (!('name' in field) || !field.name) {
    return 'fields' in field ? inFields(field.fields, data, outer) : [];
  }
  const value = data[field.name];
  const place = within(outer, field.name, field);
  if (field.type === 'text' || field.type === 'textarea') {
    return [value].flat().flatMap((text) => (isText(text) ? [{ ...place, text }] : []));
  }
  if (field.type === 'richText') return inRichText(value, place);
  if (field.type === 'group') return inFields(field.fields, dataOf(value), place);
  if (field.type !== 'array' && field.type !== 'blocks') return [];
  return rowsOf(value).flatMap((row, index) =>
    inFields(fieldsOfRow(field, row), row, rowOf(place, index)),
  );
}

function fieldsOfRow(field: ArrayField | BlocksField, row: Data): readonly Field[] {
  if (field.type === 'array') return field.fields;
  return field.blocks.find(({ slug }) => slug === row.blockType)?.fields ?? [];
}

type Node = { type?: string; text?: string; children?: Node[]; fields?: Data };

/** What cannot be broken over lines: everything in it is one text. */
const inline = new Set(['text', 'link', 'autolink', 'linebreak', 'tab']);

/** A text for each paragraph, heading, list item and table cell, and for each text in a block. */
function inRichText(value: unknown, place: Place): FieldText[] {
  const root = dataOf(value).root as Node | undefined;
  return root ? inNode(root, place) : [];
}

function inNode({ type, children = [], fields }: Node, place: Place): FieldText[] {
  const inBlock = type === 'block' && fields ? inBlockFields(fields, place) : [];
  const own = children.filter((child) => isInline(child));
  const text = own.map(plainText).join('');
  return [
    ...inBlock,
    ...(text.trim() === '' ? [] : [{ ...place, text }]),
    ...children.filter((child) => !isInline(child)).flatMap((child) => inNode(child, place)),
  ];
}

/** What a block in a rich text holds; only the editor knows its fields. */
function inBlockFields(fields: Data, place: Place): FieldText[] {
  return Object.entries(fields).flatMap(([name, value]) => {
    if (name === 'id' || name === 'blockType') return [];
    if (isText(value)) return [{ ...place, text: value }];
    return inRichText(value, place);
  });
}

function isInline({ type = '' }: Node): boolean {
  return inline.has(type);
}

function plainText({ type, text = '', children = [] }: Node): string {
  if (type === 'linebreak') return '\n';
  return text + children.map(plainText).join('');
}

function within({ path, label }: Place, name: string, field: { label?: unknown }): Place {
  const own = typeof field.label === 'string' ? field.label : name;
  return {
    path: path === '' ? name : `${path}.${name}`,
    label: label === '' ? own : `${label} › ${own}`,
  };
}

function rowOf({ path, label }: Place, index: number): Place {
  return { path: `${path}.${index}`, label: `${label} ${index + 1}` };
}

function rowsOf(value: unknown): Data[] {
  return Array.isArray(value) ? value.map(dataOf) : [];
}

function dataOf(value: unknown): Data {
  return typeof value === 'object' && value !== null ? (value as Data) : {};
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}
