import type { Product } from '../schemas/product.ts';
import { compareText } from './compare-text.ts';
import { compareDoses } from './dose.ts';
import { toPence } from './money.ts';
import { memoiseByObject } from './memoise.ts';
import { isRegistered } from './registration.ts';
import { takeAll } from './steps.ts';
import { compareTotals, pricePlusDelivery, productTotal } from './total-cost.ts';

/**
 * The sort orders of the price comparison: those of the specification (section 9), of which `price` is the API's default,
 * and `total-cost`, the order of what is really paid, which pages begin with.
 */
export const productSorts = [
  'price',
  'price-desc',
  'rating',
  'rating-asc',
  'reviews',
  'reviews-asc',
  'provider',
  'provider-desc',
  'sentiment',
  'delivery',
  'total',
  'total-cost',
] as const;
export type ProductSort = (typeof productSorts)[number];

/** The order that pages show unless the visitor chooses another. */
export const pageSort: ProductSort = 'total-cost';

/**
 * Returns a sorted copy, the same one each time. In every order what is in stock comes first, then what is out of stock, then
 * stale prices, and last unregistered providers; ties are broken by price, provider, medication, dose and id, so that the
 * order is stable.
 */
export function sortProducts(products: readonly Product[], sort: ProductSort): readonly Product[] {
  return takeAll(sortingSteps(products, sort));
}

/** The same in steps of about a millisecond; in one where few are to be sorted, or the order is known. */
export function* sortingSteps(
  products: readonly Product[],
  sort: ProductSort,
): Generator<void, readonly Product[]> {
  const { known, earlier } = ordersOf(products);
  const sorted =
    known.get(sort) ?? (yield* sortChanged(earlier.get(sort) ?? unsorted(products), sort));
  // Others may have sorted them between two steps.
  const kept = known.get(sort) ?? sorted;
  known.set(sort, kept);
  earlier.delete(sort);
  return kept;
}

/** Sorts a list, when it is asked for, from the orders of one before it with mostly the same products. */
export function inheritOrders(products: readonly Product[], before: readonly Product[]): void {
  const { known } = ordersOf(before);
  const { earlier } = ordersOf(products);
  const change = changeBetween(before, products);
  for (const [sort, sorted] of known) earlier.set(sort, { sorted, ...change });
}

/** What the orders of a list can be made from. */
type Earlier = Change & { sorted: readonly Product[] };

function unsorted(products: readonly Product[]): Earlier {
  return { sorted: [], lost: new Set(), gained: products };
}

/** The orders that a list has been asked for, and those of the list before it. */
const ordersOf = memoiseByObject<
  readonly Product[],
  { known: Map<ProductSort, readonly Product[]>; earlier: Map<ProductSort, Earlier> }
>(() => ({ known: new Map(), earlier: new Map() }));

type Change = { lost: ReadonlySet<Product>; gained: readonly Product[] };

/** What is in one of two lists alone: in both, most stand in the same order. */
function changeBetween(before: readonly Product[], after: readonly Product[]): Change {
  if (before.length === after.length) {
    const gained = after.filter((product, index) => product !== before[index]);
    const lost = new Set(before.filter((product, index) => product !== after[index]));
    return { lost, gained };
  }
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  const gained = new Set(after.slice(start, after.length - end));
  const changed = before.slice(start, before.length - end);
  const lost = new Set(changed.filter((product) => !gained.delete(product)));
  return { lost, gained: [...gained] };
}

/** Puts what a list has gained where it belongs among what it has kept. */
function* sortChanged(
  { sorted, lost, gained }: Earlier,
  sort: ProductSort,
): Generator<void, readonly Product[]> {
  const compare = comparatorOf(sort);
  const ranked = yield* sortInPortions(gained, compare);
  const inOrder = ranked.map(({ product }) => product);
  if (sorted.length === 0) return inOrder;
  const kept = lost.size === 0 ? sorted : sorted.filter((product) => !lost.has(product));
  return yield* merge(kept, inOrder, (a, b) => compare(rank(a), rank(b)));
}

/** How many take about a millisecond. */
const portionSize = 100;

function* sortInPortions(
  products: readonly Product[],
  compare: Compare<Ranked>,
): Generator<void, readonly Ranked[]> {
  if (products.length <= portionSize) return products.map(rank).toSorted(compare);
  const middle = products.length >> 1;
  const first = yield* sortInPortions(products.slice(0, middle), compare);
  yield;
  const second = yield* sortInPortions(products.slice(middle), compare);
  yield;
  return yield* merge(first, second, compare);
}

/** Merges two sorted lists; of two that are alike, the one of the first list comes first. */
function* merge<Item>(
  first: readonly Item[],
  second: readonly Item[],
  compare: Compare<Item>,
): Generator<void, readonly Item[]> {
  const merged: Item[] = [];
  let start = 0;
  for (const [index, item] of second.entries()) {
    const end = placeOf(item, { sorted: first, start, compare });
    for (const before of first.slice(start, end)) merged.push(before);
    merged.push(item);
    start = end;
    if ((index + 1) % portionSize === 0) yield;
  }
  return merged.concat(first.slice(start));
}

/**
 * The index, from a start on, of the first item in a sorted list that comes after another. It looks ever further ahead, since
 * of two long lists the next item is near, and of a list with a few new ones far.
 */
function placeOf<Item>(
  item: Item,
  { sorted, start, compare }: { sorted: readonly Item[]; start: number; compare: Compare<Item> },
): number {
  const isPassed = (index: number) => {
    const other = sorted[index];
    return other !== undefined && compare(other, item) <= 0;
  };
  let low = start;
  let step = 1;
  while (isPassed(low + step - 1)) {
    low += step;
    step *= 2;
  }
  let high = Math.min(low + step - 1, sorted.length);
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isPassed(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** A product with what is compared first, which is worked out once for all its comparisons. */
type Ranked = { product: Product; penalty: number };

function rank(product: Product): Ranked {
  return { product, penalty: penaltyOf(product) };
}

type Compare<Item> = (a: Item, b: Item) => number;

function comparatorOf(sort: ProductSort): Compare<Ranked> {
  const compare = comparators[sort];
  return (a, b) =>
    a.penalty - b.penalty || compare(a.product, b.product) || compareTies(a.product, b.product);
}

type Figure = (product: Product) => number | null;

// Once for each product: a list is sorted in thousands of comparisons.
const price: Figure = memoiseByObject((product: Product) => toPence(product.price));
const rating: Figure = (product) => product.company.averageRating;
const reviews: Figure = (product) => product.company.reviewCount;
const delivery: Figure = memoiseByObject((product: Product) => toPence(product.deliveryFee));
const byTotalCost: Compare<Product> = (a, b) => compareTotals(productTotal(a), productTotal(b));
const byProvider: Compare<Product> = (a, b) => compareText(a.company.name, b.company.name);

const comparators: Record<ProductSort, Compare<Product>> = {
  price: ascending(price),
  'price-desc': descending(price),
  rating: descending(rating),
  'rating-asc': ascending(rating),
  reviews: descending(reviews),
  'reviews-asc': ascending(reviews),
  provider: byProvider,
  'provider-desc': (a, b) => byProvider(b, a),
  sentiment: descending(rating),
  delivery: ascending(delivery),
  total: ascending(memoiseByObject(pricePlusDelivery)),
  'total-cost': byTotalCost,
};

/**
 * What stands between a patient and this price: nothing, no stock, that nobody has checked it lately; and more than any of
 * these, that the provider has no current registration on record.
 */
function penaltyOf({ company, freshness, inStock }: Product): number {
  const registration = isRegistered(company) ? 0 : 3;
  if (freshness === 'older') return registration + 2;
  return registration + (inStock ? 0 : 1);
}

function compareTies(a: Product, b: Product): number {
  return (
    comparators.price(a, b) ||
    byProvider(a, b) ||
    compareText(a.name, b.name) ||
    compareDoses(a.dose, b.dose) ||
    compareText(a.id, b.id)
  );
}

/** Smallest first, unknown last. */
function ascending(figure: Figure): Compare<Product> {
  return (a, b) => compareKnown(figure(a), figure(b), 1);
}

/** Largest first, unknown last. */
function descending(figure: Figure): Compare<Product> {
  return (a, b) => compareKnown(figure(a), figure(b), -1);
}

function compareKnown(a: number | null, b: number | null, direction: 1 | -1): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return (a - b) * direction;
}
