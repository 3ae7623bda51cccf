import { compareText } from './compare-text.ts';
import { counted, nounFor } from './counted.ts';
import { compareDoses } from './dose.ts';
import { rowsOf, type FigureScope } from './figures.ts';
import { groupBy } from './group-by.ts';
import { listInWords } from './list-in-words.ts';
import type { MonthData, MonthListing } from './month-listing.ts';
import { stockLevelGroups, type StockGroup, type StockLevelGroup } from './stock-groups.ts';

/** What a report says of the stock of one provider. */
export type StockStatement = {
  provider: string;
  group: StockGroup;
  quote?: string | null;
  note: string;
};

/**
 * The statements of a report on stock, so that each list has exactly the providers that its definition gives: with a dose
 * out of stock, or with every checked dose in stock. What an editor wrote of a provider stays while it is in the same list, and so
 * does all that is said of prices; of the others the doses are said.
 */
export function stockStatements(
  data: MonthData,
  written: readonly StockStatement[],
  within: FigureScope = {},
): StockStatement[] {
  const listed = [
    ...groupBy(rowsOf('providers-in-stock', data, within), ({ provider }) => provider),
  ]
    .flatMap(([provider, rows]): StockStatement[] => {
      const group = groupOf(rows);
      if (group === null) return [];
      const own = written.find((line) => line.provider === provider && line.group === group);
      const unchecked = rowsOf('left-out', data, { ...within, provider });
      return [own ?? { provider, group, note: noteOf(rows, unchecked) }];
    })
    .toSorted((a, b) => compareText(a.provider, b.provider));
  return [
    ...stockLevelGroups.flatMap((each) => listed.filter(({ group }) => group === each)),
    ...written.filter(({ group }) => group === 'priceIncrease'),
  ];
}

function groupOf(rows: readonly MonthListing[]): StockLevelGroup | null {
  if (rows.some(({ inStock }) => inStock === false)) return 'issues';
  return rows.every(({ inStock }) => inStock === true) ? 'available' : null;
}

/** Of rows that were not checked for long, the stock is not known any more. */
function noteOf(rows: readonly MonthListing[], unchecked: readonly MonthListing[]): string {
  const out = dosesOf(rows.filter(({ inStock }) => inStock === false));
  const available = dosesOf(rows.filter(({ inStock }) => inStock === true));
  const unknown = dosesOf([...rows.filter(({ inStock }) => inStock === null), ...unchecked]);
  const sentences = [
    out.length > 0 && `${listInWords(out)} ${nounFor(out.length, 'was', 'were')} out of stock.`,
    available.length > 0 && availableText(available, out.length, unknown.length),
    unknown.length > 0 && `The stock of ${listInWords(unknown)} was not known.`,
  ];
  return sentences.filter(Boolean).join(' ');
}

function availableText(doses: readonly string[], out: number, unknown: number): string {
  if (out > 0) return `${counted(doses.length, 'other listed dose')} could be ordered.`;
  if (unknown > 0) return `${listInWords(doses)} could be ordered.`;
  if (doses.length === 1) return `${doses[0]}, the only dose that it lists, could be ordered.`;
  const all = doses.length === 2 ? 'Both' : `All ${doses.length}`;
  return `${all} listed doses could be ordered: ${listInWords(doses)}.`;
}

function dosesOf(rows: readonly MonthListing[]): string[] {
  return rows.map(({ dose }) => dose).toSorted(compareDoses);
}
