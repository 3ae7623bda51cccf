import type { ClientField, SelectFieldClient } from 'payload';
import { formatDateAndTime } from '#contract/rules/date.ts';
import { formatTotal } from '#contract/rules/money.ts';

type Values = Readonly<Record<string, unknown>>;
type TextNode = { text?: string; children?: TextNode[] };

/** A field of a document as people read it. */
export type Described = {
  /** Which field it is, as in `sections.0.title`. */
  path: string;
  label: string;
  text: string;
  /** The collection whose ids the text lists, of a relationship. */
  relationTo?: string;
};

/** A field in which two versions of a document differ. */
export type Difference = Omit<Described, 'text'> & { mine: string; theirs: string };

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
  return [...new Map([...theirsByPath, ...mineByPath]).values()]
    .map(({ path, label, relationTo }) => ({
      path,
      label,
      relationTo,
      mine: mineByPath.get(path)?.text ?? '',
      theirs: theirsByPath.get(path)?.text ?? '',
    }))
    .filter((difference) => difference.mine !== difference.theirs);
}

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
  return [
    type === 'relationship' ? { ...described, relationTo: String(field.relationTo) } : described,
  ];
}

function describeValue(field: ClientField, value: unknown): string {
  const { type } = field;
  if (type === 'checkbox') return value ? 'Yes' : 'No';
  if (value === null || value === undefined) return '';
  if (type === 'number' && field.name.endsWith('Pence')) return formatTotal(value as number);
  if (type === 'date') return formatDateAndTime(value as string);
  if (type === 'richText') return textOf((value as { root?: TextNode }).root ?? {}).trim();
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

/** The text of a node; what stands in blocks of their own goes on lines of their own. */
function textOf({ text = '', children = [] }: TextNode): string {
  const inner = children.map(textOf).join('');
  return text + inner + (children.length > 0 ? '\n' : '');
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
