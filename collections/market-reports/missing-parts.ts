import type { Block, Field } from 'payload';
import { formatMonth } from '#contract/rules/date.ts';
import { monthBounds } from '#contract/rules/report-month.ts';
import { isEmptyRichText, type RichText } from '../fields/rich-text.ts';
import type { MarketReport } from '../payload-types.ts';

/** Something that a report cannot be published without, in words and with the path of its field. */
export type MissingPart = { path: string; message: string };

type Data = Readonly<Record<string, unknown>>;

/** Something that has fields: the report, a section, a block or a row of a table. */
type Holder = {
  data: Data;
  /** As the messages name it, in quotation marks unless it is the report. */
  name: string;
  /** The path of its fields with a dot at the end; empty for the report. */
  path: string;
  /** The section that it stands in, as in `in “Prices” `. */
  place: string;
};

/**
 * What is still empty of a report’s required fields before it can be published, in the order of the form, and the rest of
 * its month if its figures were taken before that had ended.
 */
export function missingParts(
  fields: readonly Field[],
  report: Partial<MarketReport>,
): MissingPart[] {
  const missing = [
    ...missingInFields(fields, { data: report, name: 'the report', path: '', place: '' }),
    ...missingDays(report),
  ];
  const sections = report.sections ?? [];
  const hasFigures = sections.some(({ blocks }) =>
    blocks?.some(({ blockType }) => blockType === 'keyFigures'),
  );
  return hasFigures || sections.length === 0
    ? missing
    : [{ path: 'sections', message: 'the report has no key figures' }, ...missing];
}

/** What is filled in from data says how its month ended. */
function missingDays({ month, filledAt }: Partial<MarketReport>): MissingPart[] {
  // Whether they are times is checked later.
  if (!month || Number.isNaN(Date.parse(month)) || !filledAt) return [];
  if (Date.parse(filledAt) >= monthBounds(month).end.getTime()) return [];
  const message = `the figures were taken before ${formatMonth(month)} had ended; press “Fill from data” again once it has`;
  return [{ path: 'filledAt', message }];
}

function missingInFields(fields: readonly Field[], holder: Holder): MissingPart[] {
  return fields.flatMap((field) => missingInField(field, holder));
}

function missingInField(field: Field, holder: Holder): MissingPart[] {
  if (field.type === 'row') return missingInFields(field.fields, holder);
  if (!('name' in field)) return [];
  const value = holder.data[field.name];
  const path = holder.path + field.name;
  if ('required' in field && field.required && isEmpty(field, value)) {
    const what =
      field.type === 'richText'
        ? 'a text is still to be written'
        : `${holder.name} has no ${labelOf(field)}`;
    return [{ path, message: holder.place + what }];
  }
  const rows = Array.isArray(value) ? (value as Data[]) : [];
  if (field.type === 'array') {
    return rows.flatMap((data, index) => {
      const name = nameOfRow(field.admin?.components?.RowLabel, data);
      return missingInFields(field.fields, {
        data,
        name: name ?? `${labelOf(field)}, row ${index + 1},`,
        path: `${path}.${index}.`,
        place: holder.place,
      });
    });
  }
  if (field.type === 'blocks') {
    return rows.flatMap((data, index) => {
      const block = field.blocks.find(({ slug }) => slug === data.blockType);
      return missingInFields(block?.fields ?? [], {
        data,
        name: block ? `“${nameOfBlock(block)}”` : '',
        path: `${path}.${index}.`,
        place: `in ${holder.name} `,
      });
    });
  }
  return [];
}

function isEmpty(field: Field, value: unknown): boolean {
  if (field.type === 'richText') return isEmptyRichText(value as RichText | undefined);
  if (Array.isArray(value)) return value.length === 0;
  return value === undefined || value === null || value === '';
}

/** The words of the fields that tell the rows of a list apart; undefined where there are none yet. */
function nameOfRow(rowLabel: unknown, data: Data): string | undefined {
  const { clientProps } = (rowLabel ?? {}) as { clientProps?: { fields?: string[] } };
  const words = (clientProps?.fields ?? []).map((name) => data[name]).filter(Boolean);
  return words.length === 0 ? undefined : `“${words.join(' ')}”`;
}

function nameOfBlock({ labels, slug }: Block): string {
  return typeof labels?.singular === 'string' ? labels.singular : slug;
}

/** The label in the middle of a sentence, without its unit: `Lowest price (£)` is `lowest price`. */
function labelOf(field: Field): string {
  const label = 'label' in field && typeof field.label === 'string' ? field.label : undefined;
  const words = label?.split(' (')[0] ?? ('name' in field ? field.name : '');
  return words.toLowerCase();
}
