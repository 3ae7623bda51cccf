import type { Product } from '../schemas/product.ts';
import { compareText } from './compare-text.ts';
import { nounFor } from './counted.ts';
import { capitalised } from './first-letter.ts';
import { formatPrice, formatTotal, type Pence } from './money.ts';
import { numberWord } from './number-words.ts';
import { inStockLately, isOnSale } from './on-sale.ts';
import { filterProducts } from './filter-products.ts';
import { noFilter, orderOf, productFilterNames, type ProductFilter } from './product-filters.ts';
import { registerMarks } from './registration.ts';
import { orderKinds, productTotal } from './total-cost.ts';

export type AnswerRequest = {
  /** In either case, as are the doses. */
  medication: string;
  dose: string;
  /** The dose now, which may be the one that is asked about. */
  now?: string | undefined;
  /** The most that a month may cost; null if that was not said. */
  budget: Pence | null;
  /** What else is chosen: the answer is about the same products as the rows below it. */
  filter?: ProductFilter;
};

/**
 * What a patient gets for a medication and dose, in sentences: how many registered providers have it in stock, the lowest
 * total and where, and how many are within the budget, at the dose now too. A total with an unknown fee is “at least” so
 * much: it is never the lowest where a total is known, and never certain to be within the budget.
 */
export function answerTo(
  products: readonly Product[],
  { medication, dose, now, budget, filter = noFilter }: AnswerRequest,
): string {
  const others = { ...filter, medication: 'all', dose: 'all' };
  const ofMedication = { ...others, medication: medication.toLowerCase() };
  const [listed] = filterProducts(products, { ...noFilter, medication: ofMedication.medication });
  const asked = offersOf(products, dose, ofMedication);
  const name = `${listed?.name ?? medication} ${asked.dose}`;
  const before = now === undefined || now === dose ? null : offersOf(products, now, ofMedication);
  return [
    capitalised(`${conditions(others)}${inStock(name, asked)}`),
    ...lowest(asked),
    ...(budget === null ? lowestBefore(before) : withinBudget(asked, before, budget)),
  ].join(' ');
}

type Offer = { company: Product['company']; pence: Pence; isComplete: boolean };
/** The offers of a dose at registered providers, known totals first, lowest first. */
type Offers = { dose: string; all: Offer[]; known: Offer[]; incomplete: Offer[] };

function offersOf(products: readonly Product[], dose: string, filter: ProductFilter): Offers {
  const named = { medication: filter.medication, dose: dose.toLowerCase() };
  const [listed] = filterProducts(products, { ...noFilter, ...named });
  const all = filterProducts(products, { ...filter, ...named })
    .filter((product) => isOnSale(product, product.company))
    .map((product) => ({ company: product.company, ...productTotal(product) }))
    .toSorted((a, b) => a.pence - b.pence || compareText(a.company.name, b.company.name));
  return {
    dose: listed?.dose ?? dose,
    all,
    known: all.filter(({ isComplete }) => isComplete),
    incomplete: all.filter(({ isComplete }) => !isComplete),
  };
}

function inStock(name: string, { all }: Offers): string {
  if (all.length === 0) return `no registered provider has ${name} ${inStockLately}.`;
  return all.length === 1
    ? `one registered provider has ${name} in stock.`
    : `${numberWord(all.length)} registered providers have ${name} in stock.`;
}

function lowest({ all, known, incomplete }: Offers): string[] {
  const [first] = known;
  const [least] = all;
  if (!least) return [];
  if (!first)
    return [
      `The lowest total is at least ${formatTotal(least.pence)}, at ${placeOf(least)}: ${all.length > 1 ? 'none states' : 'it does not state'} every fee.`,
    ];
  const others = known.filter(({ pence }) => pence === first.pence).length - 1;
  const also = others === 0 ? '' : ` and ${numberWord(others)} ${nounFor(others, 'other')}`;
  const lower = incomplete.filter(({ pence }) => pence < first.pence).length;
  return [
    `The lowest total is ${formatTotal(first.pence)}, at ${placeOf(first)}${also}.`,
    ...(lower === 0
      ? []
      : [
          `It may be lower at ${numberWord(lower)} more, ${nounFor(lower, 'which does', 'which do')} not state every fee.`,
        ]),
  ];
}

function lowestBefore(before: Offers | null): string[] {
  const [first] = before?.known ?? [];
  return before && first
    ? [`At ${before.dose}, the lowest total is ${formatTotal(first.pence)}.`]
    : [];
}

function withinBudget(asked: Offers, before: Offers | null, budget: Pence): string[] {
  const within = countWithin(asked.known, budget);
  const possible = countWithin(asked.incomplete, budget);
  const ofBefore = before
    ? `at ${before.dose}, ${areWithin(countWithin(before.known, budget))}`
    : null;
  if (asked.all.length === 0)
    return ofBefore ? [`${capitalised(ofBefore)} within ${formatPrice(budget)}.`] : [];
  return [
    `${capitalised(areWithin(within))} within ${formatPrice(budget)}${ofBefore ? `; ${ofBefore}` : ''}.`,
    ...(possible === 0
      ? []
      : [
          `${capitalised(numberWord(possible))} more may be within it, but ${nounFor(possible, 'does', 'do')} not state every fee.`,
        ]),
  ];
}

function countWithin(offers: readonly Offer[], budget: Pence): number {
  return offers.filter(({ pence }) => pence <= budget).length;
}

/** What else is chosen, before the sentence: `for a first order with your filters, `. */
function conditions(filter: ProductFilter): string {
  const order = orderOf(filter);
  const parts = [
    ...(order === 'any' ? [] : [`for a ${orderKinds[order].toLowerCase()}`]),
    ...(isNarrowed(filter) ? ['with your filters'] : []),
  ];
  return parts.length === 0 ? '' : `${parts.join(' ')}, `;
}

function isNarrowed(filter: ProductFilter): boolean {
  return productFilterNames.some((name) => name !== 'order' && filter[name] !== 'all');
}

/** `none is`, `one is`, `four are`. */
function areWithin(count: number): string {
  return `${numberWord(count)} ${count < 2 ? 'is' : 'are'}`;
}

/** The provider with its registers: `Kestrelbrook Pharmacy (GPhC)`. */
function placeOf({ company }: Offer): string {
  return `${company.name} (${registerMarks(company).join(', ')})`;
}
