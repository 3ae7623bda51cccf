import { nounFor } from './counted.ts';
import { capitalised } from './first-letter.ts';
import {
  beforeAndNow,
  figureOf,
  figureText,
  rowsOf,
  type FigureName,
  type FigureScope,
} from './figures.ts';
import { stalePriceDays } from './freshness.ts';
import { listInWords } from './list-in-words.ts';
import { formatPrice } from './money.ts';
import type { MonthData } from './month-listing.ts';
import { lessThanTenth, trendOf } from './price-change.ts';
import { quantityWord } from './quantity-words.ts';

/** A sentence worked out from the data of a month, and the figure that it stands on. */
export type Finding = { figure: FigureName; text: string; scope: FigureScope };

type FindingOf = (data: MonthData, scope: FigureScope) => string | null;

const sentences: readonly (readonly [FigureName, FindingOf])[] = [
  ['share-changed', priceChanges],
  ['providers-changed', providersThatChanged],
  ['average-increase', averageIncrease],
  ['average-decrease', averageDecrease],
  ['change-of-all', changeOfAllPrices],
  ['in-stock', stock],
  ['left-out', leftOut],
];

/** What a month's data say, in sentences whose every number and word of number is worked out. */
export function findings(data: MonthData, scope: FigureScope = {}): Finding[] {
  return [
    ...sentences.flatMap(([figure, textOf]) => {
      const text = textOf(data, scope);
      return text === null ? [] : [{ figure, text, scope }];
    }),
    ...lowestPrices(data, scope),
  ];
}

/** The same sentence worked out again; undefined if the data say it no longer. */
export function findingAgain(
  data: MonthData,
  { figure, scope }: Pick<Finding, 'figure' | 'scope'>,
): string | undefined {
  return findings(data, scope).find((finding) => finding.figure === figure)?.text;
}

function priceChanges(data: MonthData, scope: FigureScope): string | null {
  const all = rowsOf('products', data, scope).length;
  const compared = rowsOf('share-changed', data, scope).length;
  if (compared === 0) return null;
  const up = figureOf('increases', data, scope) ?? 0;
  const down = figureOf('decreases', data, scope) ?? 0;
  const changed = up + down;
  return `${capitalised(quantityWord(changed, compared))} of the prices changed (${changed} of ${comparedOf(all, compared)}): ${up} went up and ${down} went down.`;
}

function providersThatChanged(data: MonthData, scope: FigureScope): string | null {
  const all = providersOf('products', data, scope);
  const compared = providersOf('providers-changed', data, scope);
  if (compared === 0) return null;
  const changed = figureOf('providers-changed', data, scope) ?? 0;
  return `${capitalised(quantityWord(changed, compared))} of the providers changed a price (${changed} of ${comparedOf(all, compared)}).`;
}

function providersOf(figure: FigureName, data: MonthData, scope: FigureScope): number {
  return new Set(rowsOf(figure, data, scope).map(({ provider }) => provider)).size;
}

/** How many were compared, and that they are not all where they are not: `162`, `the 150 that can be compared`. */
function comparedOf(all: number, compared: number): string {
  return compared === all ? String(all) : `the ${compared} that can be compared`;
}

function averageIncrease(data: MonthData, scope: FigureScope): string | null {
  const value = figureOf('average-increase', data, scope);
  return value === null
    ? null
    : `The average increase, of the prices that went up, was ${sizeOf(value)}.`;
}

function averageDecrease(data: MonthData, scope: FigureScope): string | null {
  const value = figureOf('average-decrease', data, scope);
  return value === null
    ? null
    : `The average decrease, of the prices that went down, was ${sizeOf(value)}.`;
}

function changeOfAllPrices(data: MonthData, scope: FigureScope): string | null {
  const trend = trendOf(beforeAndNow(rowsOf('change-of-all', data, scope)));
  if (trend === null) return null;
  const { change, percentage } = trend;
  if (change === 'same')
    return 'The prices that can be compared ended the month, taken together, where they began it.';
  const direction = change === 'increase' ? 'higher' : 'lower';
  return `The prices that can be compared ended the month, taken together, ${sizeOf(percentage)} ${direction} than they began it.`;
}

/** How large a change is, whichever way it went. */
function sizeOf(percentage: number): string {
  return percentage === 0 ? lessThanTenth : `${Math.abs(percentage).toFixed(1)}%`;
}

function stock(data: MonthData, scope: FigureScope): string | null {
  const known = rowsOf('share-in-stock', data, scope).length;
  if (known === 0) return null;
  const inStock = figureOf('in-stock', data, scope) ?? 0;
  const were = nounFor(inStock, 'was', 'were');
  return `${capitalised(quantityWord(inStock, known))} of the products ${were} in stock when the month ended (${inStock} of ${known}).`;
}

function leftOut(data: MonthData, scope: FigureScope): string | null {
  const count = figureOf('left-out', data, scope) ?? 0;
  if (count === 0) return null;
  return `${figureText('left-out', count)} ${nounFor(count, 'price was', 'prices were')} left out: last checked more than ${stalePriceDays} days before the month ended.`;
}

/** Whose price was the lowest of each medication, as long as it was on sale when the month ended. */
function lowestPrices(data: MonthData, scope: FigureScope): Finding[] {
  const medications = [
    ...new Set(rowsOf('lowest-price', data, scope).map((row) => row.medication)),
  ];
  return medications.map((medication) => {
    const of = { ...scope, medication };
    const pence = figureOf('lowest-price', data, of) ?? 0;
    const cheapest = rowsOf('lowest-price', data, of).filter((row) => row.pricePence === pence);
    const who = listInWords(cheapest.map(({ provider, dose }) => `${provider} (${dose})`));
    return {
      figure: 'lowest-price',
      scope: of,
      text: `When the month ended, ${who} had the lowest price of ${medication}: ${formatPrice(pence)}.`,
    };
  });
}
