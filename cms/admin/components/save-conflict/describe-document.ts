import type { ClientField, SelectFieldClient } from 'payload';
import { formatDateAndTime } from '#contract/rules/date.ts';
import { formatTotal } from '#contract/rules/money.ts';

type Values = Readonly<Record<string, unknown>>;
type TextNode = {
  type?: string;
  text?: string;
  children?: TextNode[];
  fields?: Values;
  relationTo?: string;
  value?: unknown;
};

/** A field of a document as people read it. */
export type Described = {
  /** Which field it is, as in `sections.0.title`. */
  path: string;
  label: string;
  text: string;
  /** The collection whose ids the text lists, of a relationship. */
  relationTo?: string;
  /** All of a rich text that is not empty; the text has its words, and where its links lead. */
  richText?: string;
};

/** A field in which two versions of a document differ. */
export type Difference = Omit<Described, 'text' | 'richText'> & { mine: string; theirs: string };

type Place = { path: string; label: string };

/** Fields that Payload keeps by itself. */
const ownFields = new Set(['id', '_status', 'createdAt', 'updatedAt', 'deletedAt']);

/** Where two versions of a document differ, field by field, in the order of the form. */
export function describeDifferences(
  fields: readonly ClientField[],
  mine: Values,
  theirs: Values,
): Difference[] {
  const mineByPath = byPath(describeDocument(fields, mine));
  const theirsByPath = byPath(describeDocument(fields, theirs));
  return [...new Map([...theirsByPath, ...mineByPath]).values()].flatMap(
    ({ path, label, relationTo }) => {
      const [one, other] = [mineByPath.get(path), theirsByPath.get(path)];
      const [mineText, theirText] = [one?.text ?? '', other?.text ?? ''];
      const difference = { path, label, relationTo, mine: mineText };
      if (mineText !== theirText) return [{ ...difference, theirs: theirText }];
      return one?.richText === other?.richText ? [] : [{ ...difference, theirs: sameWords }];
    },
  );
}

const sameWords = 'The same words, with other formatting, links or pictures';

/** The fields of a document with their values in words, those of rows and blocks one by one. */
export function describeDocument(fields: readonly ClientField[], values: Values): Described[] {
  return describeFields(fields, values, { path: '', label: '' });
}

function describeFields(fields: readonly ClientField[], values: Values, place: Place): Described[] {
  return fields.flatMap((field) => describeField(field, values, place));
}

function describeField(field: ClientField, values: Values, place: Place): Described[] {
  const { type } = field;
  if (type === 'ui' || type === 'join') return [];
  if (type === 'tabs') {
    return field.tabs.flatMap((tab) =>
      'name' in tab
        ? describeFields(tab.fields, valuesIn(values[tab.name]), inside(place, tab.name, tab.name))
        : describeFields(tab.fields, values, place),
    );
  }
  if (type === 'row' || type === 'collapsible' || !('name' in field)) {
    return describeFields(field.fields, values, place);
  }
  const { name } = field;
  if (ownFields.has(name) || field.admin?.hidden) return [];
  const here = inside(place, name, labelOf(field.label, name));
  const value = values[name];
  if (type === 'group') return describeFields(field.fields, valuesIn(value), here);
  if (type === 'array') {
    return rowsIn(value).flatMap((row, index) =>
      describeFields(field.fields, row, rowOf(here, index)),
    );
  }
  if (type === 'blocks') {
    return rowsIn(value).flatMap((row, index) => {
      const block = field.blocks.find(({ slug }) => slug === row.blockType);
      return block ? describeFields(block.fields, row, rowOf(here, index)) : [];
    });
  }
  const described = { ...here, text: describeValue(field, value) };
  if (type === 'relationship') return [{ ...described, relationTo: String(field.relationTo) }];
  const isFormatted = type === 'richText' && described.text !== '';
  return [isFormatted ? { ...described, richText: inOneOrder(value) } : described];
}

function describeValue(field: ClientField, value: unknown): string {
  const { type } = field;
  if (type === 'checkbox') return value ? 'Yes' : 'No';
  if (value === null || value === undefined) return '';
  if (type === 'number' && typeof value === 'number' && field.name.endsWith('Pence'))
    return formatTotal(value);
  if (type === 'date') return formatDateAndTime(value as string);
  if (type === 'richText') return richTextOf(value);
  if (type === 'select' || type === 'radio') {
    return listed(value)
      .map((each) => optionLabel(field.options, each))
      .join(', ');
  }
  return listed(value).join(', ');
}

function optionLabel(options: SelectFieldClient['options'], value: string): string {
  const option = options.find((each) => typeof each === 'object' && each.value === value);
  return typeof option === 'object' ? labelOf(option.label, value) : value;
}

function listed(value: unknown): string[] {
  return (Array.isArray(value) ? value : [value]).map((each: unknown) =>
    typeof each === 'string' ? each : JSON.stringify(each),
  );
}

function richTextOf(value: unknown): string {
  return textOf(valuesIn(valuesIn(value).root)).trim();
}

/** The text of a node; what stands in blocks of their own goes on lines of their own. */
function textOf({ type, text = '', children = [], fields, relationTo, value }: TextNode): string {
  const inner = children.map(textOf).join('');
  if (type === 'linebreak') return '\n';
  if (type === 'link' || type === 'autolink') return `${inner} (${targetOf(valuesIn(fields))})`;
  if (type === 'upload') return `(${relationTo} ${String(value)})\n`;
  const own = type === 'block' ? inBlock(valuesIn(fields)) : text;
  return own + inner + (children.length > 0 ? '\n' : '');
}

function targetOf({ linkType, url, doc }: Values): string {
  const { relationTo, value } = valuesIn(doc);
  return linkType === 'internal' ? `${String(relationTo)} ${String(value)}` : String(url);
}

/** A line for each value of a block in a rich text; only the editor knows its fields. */
function inBlock(fields: Values): string {
  return Object.entries(fields)
    .filter(([name, value]) => value && !blockKeys.has(name))
    .map(([, value]) => (valuesIn(value).root ? richTextOf(value) : listed(value).join(', ')))
    .map((line) => `${line}\n`)
    .join('');
}

const blockKeys = new Set(['id', 'blockType', 'blockName']);

/** The editor’s own data of a node, which mean nothing to a reader. */
const editorKeys = new Set([
  'id',
  'version',
  'direction',
  'detail',
  'mode',
  'textFormat',
  'textStyle',
]);

/** A rich text as one text, the same however its nodes were written: keys in order, and none without a value. */
function inOneOrder(richText: unknown): string {
  return JSON.stringify(richText, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(
          Object.entries(value)
            .filter(([key, inner]) => inner && !editorKeys.has(key))
            .toSorted(([a], [b]) => (a < b ? -1 : 1)),
        )
      : value,
  );
}

function inside({ path, label }: Place, name: string, ownLabel: string): Place {
  return {
    path: path === '' ? name : `${path}.${name}`,
    label: label === '' ? ownLabel : `${label} › ${ownLabel}`,
  };
}

function rowOf({ path, label }: Place, index: number): Place {
  return { path: `${path}.${index}`, label: `${label} ${index + 1}` };
}

function labelOf(label: unknown, name: string): string {
  return typeof label === 'string' ? label : name;
}

function valuesIn(value: unknown): Values {
  return (value ?? {}) as Values;
}

function rowsIn(value: unknown): Values[] {
  return Array.isArray(value) ? (value as Values[]) : [];
}

function byPath(described: readonly Described[]): ReadonlyMap<string, Described> {
  return new Map(described.map((each) => [each.path, each]));
}
