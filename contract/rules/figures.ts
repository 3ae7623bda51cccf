import { formatCount } from './counted.ts';
import { groupBy } from './group-by.ts';
import { formatPrice, formatTotal, type Pence } from './money.ts';
import { totalOf, type MonthData, type MonthListing } from './month-listing.ts';
import {
  changeInPercent,
  changeOfAll,
  lessThanTenth,
  toOneDecimal,
  type ComparedPrice,
} from './price-change.ts';
import { hasCompanyType, type CompanyType } from './provider-type.ts';
import { percentageOf } from './rating.ts';
import { formatSignedPercentage, percentageDifference } from './signed-figures.ts';
import { stalePriceDays } from './freshness.ts';

/** What a figure is narrowed to; a field that is left out narrows nothing. */
export type FigureScope = {
  provider?: string;
  medication?: string;
  dose?: string;
  kind?: CompanyType;
};

const scopeNames = ['provider', 'medication', 'dose', 'kind'] as const;

/** What is known of the whole site and of no part of it. */
type WholeSite = Pick<MonthData, 'offerCount' | 'providerCount'>;

type FigureRule = {
  /** What it is called. */
  label: string;
  /** How it is worked out, in a sentence. */
  rule: string;
  /** Which rows it is worked out from, of those that were fresh when the month ended. */
  counts: (row: MonthListing) => boolean;
  /** Which rows it is counted among, if not all: where there is none, it is not known rather than 0. */
  among?: (row: MonthListing) => boolean;
  /** What is counted for the whole site, and is from no rows. */
  ofSite?: (site: WholeSite) => number;
  /** Null where the rows give none. */
  value: (rows: readonly MonthListing[]) => number | null;
  show: (value: number) => string;
};

const asShare = (value: number) => `${value}%`;
const asChange = (value: number) => formatSignedPercentage(value);
/** Of changes that there are. */
const asMeanChange = (value: number) => (value === 0 ? lessThanTenth : asChange(value));

/** Every figure of a report: its one rule, used wherever it is shown, filled in or checked. */
const rules = {
  products: {
    label: 'products analysed',
    rule: 'The doses that published providers listed when the month ended.',
    counts: () => true,
    value: countOf,
    show: formatCount,
  },
  providers: {
    label: 'providers tracked',
    rule: 'The published providers, with or without prices; of a part of the prices, the providers that listed them when the month ended.',
    counts: () => true,
    ofSite: ({ providerCount }) => providerCount,
    value: (rows) => byProvider(rows).length,
    show: formatCount,
  },
  offers: {
    label: 'offers running',
    rule: 'The offers on the site that held when the month ended; they are not counted for a part of the prices.',
    counts: () => false,
    ofSite: ({ offerCount }) => offerCount,
    value: () => null,
    show: formatCount,
  },
  'share-changed': {
    label: 'of products changed price',
    rule: 'The products whose price was another than a month before, as a share of those whose price was known then.',
    counts: isCompared,
    value: (rows) => shareOf(rows, isChanged),
    show: asShare,
  },
  'share-in-stock': {
    label: 'of products in stock',
    rule: 'The products in stock, as a share of those whose stock was known.',
    counts: hasKnownStock,
    value: (rows) => shareOf(rows, isInStock),
    show: asShare,
  },
  'in-stock': {
    label: 'of them in stock',
    rule: 'The products in stock when the month ended, of those whose stock was known.',
    counts: isInStock,
    among: hasKnownStock,
    value: countOf,
    show: formatCount,
  },
  increases: {
    label: 'price increases',
    rule: 'The prices that were higher than a month before, of those that were known then.',
    counts: isIncrease,
    among: isCompared,
    value: countOf,
    show: formatCount,
  },
  decreases: {
    label: 'price decreases',
    rule: 'The prices that were lower than a month before, of those that were known then.',
    counts: isDecrease,
    among: isCompared,
    value: countOf,
    show: formatCount,
  },
  unchanged: {
    label: 'prices unchanged',
    rule: 'The prices that were the same as a month before, of those that were known then.',
    counts: (row) => isCompared(row) && !isChanged(row),
    among: isCompared,
    value: countOf,
    show: formatCount,
  },
  'average-increase': {
    label: 'average increase',
    rule: 'The mean of the changes in per cent of the prices that went up, and of no others.',
    counts: isIncrease,
    value: meanChange,
    show: asMeanChange,
  },
  'average-decrease': {
    label: 'average decrease',
    rule: 'The mean of the changes in per cent of the prices that went down, and of no others.',
    counts: isDecrease,
    value: meanChange,
    show: asMeanChange,
  },
  'change-of-all': {
    label: 'change of all prices together',
    rule: 'What all prices came to together, those that stayed among them, against what the same products came to a month before.',
    counts: isCompared,
    value: (rows) => changeOfAll(beforeAndNow(rows)),
    show: asChange,
  },
  'left-out': {
    label: 'prices left out',
    rule: `The prices last checked more than ${stalePriceDays} days before the month ended. They count in no other figure.`,
    counts: ({ isStale }) => isStale,
    value: countOf,
    show: formatCount,
  },
  'lowest-price': {
    label: 'best price',
    rule: 'The lowest price in stock at a provider on a register.',
    counts: isOnSale,
    value: (rows) => lowest(rows.map(priceOf)),
    show: formatPrice,
  },
  'lowest-total': {
    label: 'best total',
    rule: 'The lowest price with its fees, in stock at a provider on a register, where both fees were known.',
    counts: hasTotalOnSale,
    value: (rows) => lowest(totals(rows)),
    show: formatTotal,
  },
  'highest-price': {
    label: 'highest price',
    rule: 'The highest price in stock at a provider on a register.',
    counts: isOnSale,
    value: (rows) => highest(rows.map(priceOf)),
    show: formatPrice,
  },
  'highest-total': {
    label: 'highest total',
    rule: 'The highest price with its fees, in stock at a provider on a register, where both fees were known.',
    counts: hasTotalOnSale,
    value: (rows) => highest(totals(rows)),
    show: formatTotal,
  },
  'average-price': {
    label: 'average price',
    rule: 'The mean of the prices in stock at providers on a register, to the whole penny.',
    counts: isOnSale,
    value: (rows) => mean(rows.map(priceOf)),
    show: formatTotal,
  },
  'average-total': {
    label: 'average total',
    rule: 'The mean of the prices with their fees, in stock at providers on a register, where both fees were known.',
    counts: hasTotalOnSale,
    value: (rows) => mean(totals(rows)),
    show: formatTotal,
  },
  'price-difference': {
    label: 'difference',
    rule: 'How much dearer the highest price in stock was than the best one, in per cent of the best.',
    counts: isOnSale,
    value: (rows) =>
      rows.length === 0
        ? null
        : percentageDifference(Math.min(...rows.map(priceOf)), Math.max(...rows.map(priceOf))),
    show: asChange,
  },
  'price-before': {
    label: 'price before',
    rule: 'The price when the month before ended.',
    counts: isCompared,
    value: (rows) => rows[0]?.baselinePence ?? null,
    show: formatPrice,
  },
  'price-now': {
    label: 'price now',
    rule: 'The price when the month ended.',
    counts: () => true,
    value: (rows) => rows[0]?.pricePence ?? null,
    show: formatPrice,
  },
  'total-now': {
    label: 'total now',
    rule: 'The price when the month ended, with both fees; not known where a fee was not stated.',
    counts: () => true,
    value: (rows) => totals(rows)[0] ?? null,
    show: formatTotal,
  },
  'providers-in-stock': {
    label: 'providers with every checked dose in stock',
    rule: `The providers on a register that had every dose in stock, of those they listed that were checked in the ${stalePriceDays} days before the month ended; one with such a dose whose stock was not known is not counted.`,
    counts: ({ isRegistered }) => isRegistered,
    among: (row) => row.isRegistered && hasKnownStock(row),
    value: (rows) => byProvider(rows).filter(([, own]) => own.every(isInStock)).length,
    show: formatCount,
  },
  'providers-short': {
    label: 'providers with a dose out of stock',
    rule: 'The providers on a register that listed a dose which was out of stock when the month ended.',
    counts: ({ isRegistered }) => isRegistered,
    among: (row) => row.isRegistered && hasKnownStock(row),
    value: (rows) => byProvider(rows).filter(([, own]) => own.some(isOutOfStock)).length,
    show: formatCount,
  },
  'providers-changed': {
    label: 'providers that changed a price',
    rule: 'The providers with a price that was another than a month before.',
    counts: isCompared,
    among: isCompared,
    value: (rows) => byProvider(rows).filter(([, own]) => own.some(isChanged)).length,
    show: formatCount,
  },
} as const satisfies Record<string, FigureRule>;

export type FigureName = keyof typeof rules;

export const figureNames = Object.keys(rules) as FigureName[];

/** What a figure is called, and how it is worked out. */
export function describeFigure(name: FigureName): Pick<FigureRule, 'label' | 'rule'> {
  return rules[name];
}

/** What editors call some key figures, or did, besides their own labels. */
const otherLabels: Readonly<Record<string, FigureName>> = {
  'products tracked': 'products',
  'providers with every dose in stock': 'providers-in-stock',
};

const namesByLabel: ReadonlyMap<string, FigureName> = new Map([
  ...figureNames.map((name) => [rules[name].label, name] as const),
  ...Object.entries(otherLabels),
]);

/** The figure that goes by a label; null for one that is not worked out. */
export function figureOfLabel(label: string): FigureName | null {
  return namesByLabel.get(label) ?? null;
}

/** Whether a figure is worked out from rows: what is counted for the whole site is not. */
export function isOfRows(name: FigureName, scope: FigureScope): boolean {
  const { ofSite }: FigureRule = rules[name];
  return ofSite === undefined || scopeNames.some((each) => scope[each] !== undefined);
}

/** The rows that a figure is worked out from. */
export function rowsOf(
  name: FigureName,
  data: Pick<MonthData, 'listings'>,
  scope: FigureScope = {},
): MonthListing[] {
  if (!isOfRows(name, scope)) return [];
  const { counts }: FigureRule = rules[name];
  return rowsIn(name, data, scope).filter(counts);
}

/** The value of a figure: pence, per cent or a number; null where there is none. */
export function figureOf(
  name: FigureName,
  data: MonthData,
  scope: FigureScope = {},
): number | null {
  const { counts, among, ofSite, value }: FigureRule = rules[name];
  if (ofSite && !isOfRows(name, scope)) return ofSite(data);
  const rows = rowsIn(name, data, scope);
  if (among && !rows.some(among)) return null;
  return value(rows.filter(counts));
}

/** A figure as reports show it. */
export function figureText(name: FigureName, value: number | null): string {
  return value === null ? 'not known' : rules[name].show(value);
}

/** What a figure is narrowed to, in words: `Mounjaro, 2.5mg`; empty where it is of all. */
export function describeScope(scope: FigureScope): string {
  return scopeNames.flatMap((name) => scope[name] ?? []).join(', ');
}

/** The rows within a scope that were fresh when the month ended; of what is left out, those that were not. */
function rowsIn(
  name: FigureName,
  { listings }: Pick<MonthData, 'listings'>,
  scope: FigureScope,
): MonthListing[] {
  return listings.filter((row) => row.isStale === (name === 'left-out') && isIn(scope, row));
}

function isIn({ provider, medication, dose, kind }: FigureScope, row: MonthListing): boolean {
  return (
    (provider === undefined || row.provider === provider) &&
    (medication === undefined || row.medication === medication) &&
    (dose === undefined || row.dose === dose) &&
    (kind === undefined || hasCompanyType(row.providerType, kind))
  );
}

function isOnSale({ inStock, isRegistered }: MonthListing): boolean {
  return inStock === true && isRegistered;
}

function hasTotalOnSale(row: MonthListing): boolean {
  return isOnSale(row) && totalOf(row) !== null;
}

function hasKnownStock({ inStock }: MonthListing): boolean {
  return inStock !== null;
}

function isInStock({ inStock }: MonthListing): boolean {
  return inStock === true;
}

function isOutOfStock({ inStock }: MonthListing): boolean {
  return inStock === false;
}

type Compared = MonthListing & { baselinePence: Pence };

/** Whether the price at the end of the month before is known. */
export function isCompared(row: MonthListing): row is Compared {
  return row.baselinePence !== null;
}

/** The prices of some rows, as their change together is worked out. */
export function beforeAndNow(rows: readonly MonthListing[]): ComparedPrice[] {
  return rows.map(({ baselinePence, pricePence }) => ({ baselinePence, currentPence: pricePence }));
}

function isChanged(row: MonthListing): boolean {
  return isCompared(row) && row.pricePence !== row.baselinePence;
}

function isIncrease(row: MonthListing): boolean {
  return isCompared(row) && row.pricePence > row.baselinePence;
}

function isDecrease(row: MonthListing): boolean {
  return isCompared(row) && row.pricePence < row.baselinePence;
}

function countOf(rows: readonly MonthListing[]): number {
  return rows.length;
}

function shareOf(
  rows: readonly MonthListing[],
  isPart: (row: MonthListing) => boolean,
): number | null {
  return rows.length === 0 ? null : percentageOf(rows.filter(isPart).length, rows.length);
}

function meanChange(rows: readonly MonthListing[]): number | null {
  const changes = rows
    .filter(isCompared)
    .map(({ baselinePence, pricePence }) => changeInPercent(baselinePence, pricePence));
  if (changes.length === 0) return null;
  return toOneDecimal(changes.reduce((sum, change) => sum + change) / changes.length);
}

function priceOf({ pricePence }: MonthListing): Pence {
  return pricePence;
}

function totals(rows: readonly MonthListing[]): Pence[] {
  return rows.flatMap((row) => totalOf(row) ?? []);
}

function byProvider(rows: readonly MonthListing[]): [string, MonthListing[]][] {
  return [...groupBy(rows, ({ provider }) => provider)];
}

function lowest(amounts: readonly Pence[]): Pence | null {
  return amounts.length === 0 ? null : Math.min(...amounts);
}

function highest(amounts: readonly Pence[]): Pence | null {
  return amounts.length === 0 ? null : Math.max(...amounts);
}

function mean(amounts: readonly Pence[]): Pence | null {
  if (amounts.length === 0) return null;
  return Math.round(amounts.reduce((sum, amount) => sum + amount) / amounts.length);
}
