import { compareDoses } from './dose.ts';
import { figureOf, isCompared, rowsOf, type FigureName, type FigureScope } from './figures.ts';
import { groupBy } from './group-by.ts';
import type { Pence } from './money.ts';
import type { MonthData, MonthListing } from './month-listing.ts';
import { companyTypeTexts, type CompanyType } from './provider-type.ts';
import type { PriceChangeRow } from './report-figures.ts';

export type PriceRangeRow = {
  category: string;
  medication: string;
  lowestPence: Pence;
  highestPence: Pence;
  /** With both fees; null where nobody's are known. */
  lowestTotalPence: Pence | null;
  highestTotalPence: Pence | null;
};

export type DosePriceRow = {
  medication: string;
  dose: string;
  bestPence: Pence;
  highestPence: Pence;
  averagePence: Pence;
  bestTotalPence: Pence | null;
  highestTotalPence: Pence | null;
  averageTotalPence: Pence | null;
};

/** Which figure stands in each cell of a report's tables. */
export const rangeCells = {
  lowestPence: 'lowest-price',
  highestPence: 'highest-price',
  lowestTotalPence: 'lowest-total',
  highestTotalPence: 'highest-total',
} as const satisfies Record<string, FigureName>;

export const doseCells = {
  bestPence: 'lowest-price',
  highestPence: 'highest-price',
  averagePence: 'average-price',
  bestTotalPence: 'lowest-total',
  highestTotalPence: 'highest-total',
  averageTotalPence: 'average-total',
} as const satisfies Record<string, FigureName>;

export const changeCells = {
  baselinePence: 'price-before',
  currentPence: 'price-now',
  totalPence: 'total-now',
} as const satisfies Record<string, FigureName>;

/** Which figure stands in each column of a summary of changes. */
export const summaryCells = {
  increases: 'increases',
  decreases: 'decreases',
  avgChange: 'change-of-all',
} as const satisfies Record<string, FigureName>;

/** The kinds of provider in the order of a report. */
const kinds: readonly CompanyType[] = ['online', 'retail', 'specialist'];

/**
 * The lowest and highest price and total by kind of provider and medication, both in the order given; a provider can be
 * of two kinds.
 */
export function priceRanges(data: MonthData, within: FigureScope = {}): PriceRangeRow[] {
  return kinds.flatMap((kind) =>
    medicationsOf(rowsOf('lowest-price', data, { ...within, kind }), data).map((medication) => ({
      category: companyTypeTexts[kind],
      medication,
      ...(cells(rangeCells, data, { ...within, kind, medication }) as Omit<
        PriceRangeRow,
        'category' | 'medication'
      >),
    })),
  );
}

/** The best, highest and average price and total of each dose: medications as they come, doses by strength. */
export function dosePrices(data: MonthData, within: FigureScope = {}): DosePriceRow[] {
  const onSale = rowsOf('lowest-price', data, within);
  return medicationsOf(onSale, data).flatMap((medication) =>
    [...new Set(onSale.filter((row) => row.medication === medication).map(({ dose }) => dose))]
      .toSorted(compareDoses)
      .map((dose) => ({
        medication,
        dose,
        ...(cells(doseCells, data, { ...within, medication, dose }) as Omit<
          DosePriceRow,
          'dose' | 'medication'
        >),
      })),
  );
}

/** Every price that can be compared with a month before, those that stayed among them; what is new cannot. */
export function comparedPrices(
  data: MonthData,
  within: FigureScope = {},
): (PriceChangeRow & { totalPence: Pence | null })[] {
  return rowsOf('change-of-all', data, within)
    .filter(isCompared)
    .map(({ provider, medication, dose, baselinePence, pricePence }) => ({
      provider,
      medication,
      dose,
      baselinePence,
      currentPence: pricePence,
      totalPence: figureOf('total-now', data, { provider, medication, dose }),
    }));
}

/** What several figures come to within one scope, by the names of their cells. */
function cells<Cell extends string>(
  figures: Readonly<Record<Cell, FigureName>>,
  data: MonthData,
  scope: FigureScope,
): Record<Cell, Pence | null> {
  const names = Object.keys(figures) as Cell[];
  return Object.fromEntries(
    names.map((cell) => [cell, figureOf(figures[cell], data, scope)]),
  ) as Record<Cell, Pence | null>;
}

/** The medications of some rows, in the order in which all rows have them. */
function medicationsOf(rows: readonly MonthListing[], { listings }: MonthData): string[] {
  const present = new Set(rows.map(({ medication }) => medication));
  return [...groupBy(listings, ({ medication }) => medication).keys()].filter((medication) =>
    present.has(medication),
  );
}
