import { isEmptyRichText } from '../fields/rich-text.ts';
import type { MarketReport } from '../payload-types.ts';

/** Something that a report cannot be published without, in words and with the path of its field. */
export type MissingPart = { path: string; message: string };

type Sections = NonNullable<MarketReport['sections']>;
type Block = NonNullable<Sections[number]['blocks']>[number];
type Amount = keyof typeof amountNames;

const amountNames = {
  lowestPence: 'lowest price',
  highestPence: 'highest price',
  bestPence: 'best price',
  averagePence: 'average price',
  baselinePence: 'price before',
  currentPence: 'price now',
} as const;

/** What every report says of itself, and what a report without it lacks. */
const required = {
  title: 'the report has no title',
  description: 'the report has no description',
  month: 'the report has no month',
  category: 'the report has no category',
  readTimeMinutes: 'the report has no reading time',
} as const satisfies Partial<Record<keyof MarketReport, string>>;

/** What is still to be written or filled in before a report can be published, in the order of the form. */
export function missingParts(report: Partial<MarketReport>): MissingPart[] {
  return [
    ...Object.entries(required).flatMap(([name, message]) =>
      unless(report[name as keyof typeof required], name, message),
    ),
    ...missingInSections(report.sections ?? []),
  ];
}

function missingInSections(sections: Sections): MissingPart[] {
  if (sections.length === 0) return [{ path: 'sections', message: 'the report has no sections' }];
  const hasFigures = sections.some(({ blocks }) =>
    blocks?.some(({ blockType }) => blockType === 'keyFigures'),
  );
  return [
    ...unless(hasFigures, 'sections', 'the report has no key figures'),
    ...sections.flatMap(missingInSection),
  ];
}

function missingInSection(
  { title, blocks }: Sections[number],
  sectionIndex: number,
): MissingPart[] {
  const path = `sections.${sectionIndex}`;
  const name = title ? `“${title}”` : `section ${sectionIndex + 1}`;
  const missing = title ? [] : [{ path: `${path}.title`, message: `${name} has no title` }];
  if (!blocks || blocks.length === 0) {
    return [...missing, { path: `${path}.blocks`, message: `${name} is empty` }];
  }
  return [
    ...missing,
    ...blocks.flatMap((block, index) =>
      missingInBlock(block).map((part) => ({
        path: `${path}.blocks.${index}.${part.path}`,
        message: `in ${name} ${part.message}`,
      })),
    ),
  ];
}

function missingInBlock(block: Block): MissingPart[] {
  switch (block.blockType) {
    case 'text':
      return isEmptyRichText(block.body)
        ? [{ path: 'body', message: 'a text is still to be written' }]
        : [];
    case 'keyFigures':
      return inRows('figures', block.figures, 'there are no key figures', ({ value, label }) => [
        ...unless(label, 'label', 'a key figure has no label'),
        ...unless(value, 'value', `“${label}” has no figure`),
      ]);
    case 'priceRanges':
      return [
        ...unless(block.caption, 'caption', 'the table of price ranges has no caption'),
        ...inRows('rows', block.rows, 'the table of price ranges is empty', (row) =>
          missingAmounts(row, ['lowestPence', 'highestPence'], `${row.category} ${row.medication}`),
        ),
      ];
    case 'dosePrices':
      return [
        ...unless(block.caption, 'caption', 'the table of prices by dose has no caption'),
        ...inRows('rows', block.rows, 'the table of prices by dose is empty', (row) =>
          missingAmounts(
            row,
            ['bestPence', 'highestPence', 'averagePence'],
            `${row.medication} ${row.dose}`,
          ),
        ),
      ];
    case 'priceChanges':
      return [
        ...unless(block.caption, 'caption', 'the table of price changes has no caption'),
        ...inRows('rows', block.rows, 'the table of price changes is empty', (row) =>
          missingAmounts(
            row,
            ['baselinePence', 'currentPence'],
            `${row.provider} ${row.medication} ${row.dose}`,
          ),
        ),
      ];
    case 'stockStatements':
      return inRows('statements', block.statements, 'there are no stock statements', (row) => [
        ...unless(row.provider, 'provider', 'a stock statement names no provider'),
        ...unless(row.note, 'note', `the stock statement of ${row.provider} has no note`),
      ]);
    case 'restrictions':
      return inRows('items', block.items, 'there are no restrictions', ({ title, text }) => [
        ...unless(title, 'title', 'a restriction has no title'),
        ...unless(text, 'text', `the restriction “${title}” has no text`),
      ]);
    case 'tips':
      return unless(block.tips?.length, 'tips', 'there are no tips');
    case 'subscribe':
      return unless(block.heading, 'heading', 'the subscribe form has no heading');
  }
}

function inRows<Row>(
  path: string,
  rows: readonly Row[] | null | undefined,
  whenEmpty: string,
  missingInRow: (row: Row) => MissingPart[],
): MissingPart[] {
  if (!rows || rows.length === 0) return [{ path, message: whenEmpty }];
  return rows.flatMap((row, index) =>
    missingInRow(row).map((part) => ({ ...part, path: `${path}.${index}.${part.path}` })),
  );
}

function missingAmounts<Name extends Amount>(
  row: Readonly<Record<Name, number>>,
  names: readonly Name[],
  of: string,
): MissingPart[] {
  return names.flatMap((name) => unless(row[name], name, `${of} has no ${amountNames[name]}`));
}

function unless(value: unknown, path: string, message: string): MissingPart[] {
  return value ? [] : [{ path, message }];
}
