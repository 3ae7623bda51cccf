import type { Product } from '../schemas/product.ts';
import { compareDoses } from './dose.ts';
import { toPence } from './money.ts';
import { memoiseByObject } from './memoise.ts';
import { isRegistered } from './registration.ts';
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
  const { known, earlier } = ordersOf(products);
  const sorted = known.get(sort) ?? sortChanged(earlier.get(sort) ?? unsorted(products), sort);
  known.set(sort, sorted);
  earlier.delete(sort);
  return sorted;
}

/** How many are sorted in a few milliseconds. */
const portionSize = 2000;

/**
 * The same in short steps: what stands in no order yet is sorted a portion at a time, and the last step merges the portions.
 * There is nothing to do for an order that is known.
 */
export function sortingSteps(products: readonly Product[], sort: ProductSort): (() => void)[] {
  const { known, earlier } = ordersOf(products);
  if (known.has(sort)) return [];
  const before = earlier.get(sort) ?? unsorted(products);
  const portions: (readonly Product[])[] = [];
  const sortNextPortion = () => {
    const start = portions.length * portionSize;
    portions.push(readSorted(before.gained.slice(start, start + portionSize), sort));
  };
  return [
    ...Array.from({ length: Math.ceil(before.gained.length / portionSize) }, () => sortNextPortion),
    () => {
      if (!known.has(sort)) earlier.set(sort, { ...before, gained: portions.flat() });
      sortProducts(products, sort);
    },
  ];
}

/** Sorts a list, when it is asked for, from the orders of one before it with mostly the same products. */
export function inheritOrders(products: readonly Product[], before: readonly Product[]): void {
  const { known } = ordersOf(before);
  const { earlier } = ordersOf(products);
  const change = changeBetween(before, products);
  if (!change) return;
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

/**
 * What is in one of two lists alone: in both, most stand in the same order. Undefined if most have changed, as after a large
 * import: to look for the rest takes longer than to sort all of them.
 */
function changeBetween(before: readonly Product[], after: readonly Product[]): Change | undefined {
  if (before.length === after.length) {
    const gained = after.filter((product, index) => product !== before[index]);
    if (gained.length > after.length / 2) return undefined;
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
function sortChanged({ sorted, lost, gained }: Earlier, sort: ProductSort): readonly Product[] {
  const kept = lost.size === 0 ? sorted : sorted.filter((product) => !lost.has(product));
  if (kept.length === 0) return readSorted(gained, sort);
  const parts: (readonly Product[])[] = [];
  let start = 0;
  for (const product of readSorted(gained, sort)) {
    const place = placeOf(product, { sorted: kept, start, sort });
    parts.push(kept.slice(start, place), [product]);
    start = place;
  }
  return [...parts, kept.slice(start)].flat();
}

/** The index, from a start on, of the first product in a sorted list that comes after another. */
function placeOf(
  product: Product,
  { sorted, start, sort }: { sorted: readonly Product[]; start: number; sort: ProductSort },
): number {
  const compare = comparatorOf(sort);
  const ranked = rank(product);
  let low = start;
  let high = sorted.length;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const other = sorted[middle];
    if (other && compare(rank(other), ranked) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

function readSorted(products: readonly Product[], sort: ProductSort): readonly Product[] {
  return products
    .map(rank)
    .toSorted(comparatorOf(sort))
    .map(({ product }) => product);
}

/** A product with what is compared first, which is worked out once for all its comparisons. */
type Ranked = { product: Product; penalty: number };

function rank(product: Product): Ranked {
  return { product, penalty: penaltyOf(product) };
}

function comparatorOf(sort: ProductSort): (a: Ranked, b: Ranked) => number {
  const compare = comparators[sort];
  return (a, b) =>
    a.penalty - b.penalty || compare(a.product, b.product) || compareTies(a.product, b.product);
}

type Comparator = (a: Product, b: Product) => number;
type Figure = (product: Product) => number | null;

// Once for each product: a list is sorted in thousands of comparisons.
const price: Figure = memoiseByObject((product: Product) => toPence(product.price));
const rating: Figure = (product) => product.company.averageRating;
const reviews: Figure = (product) => product.company.reviewCount;
const delivery: Figure = memoiseByObject((product: Product) => toPence(product.deliveryFee));
const byTotalCost: Comparator = (a, b) => compareTotals(productTotal(a), productTotal(b));
const byProvider: Comparator = (a, b) => compareText(a.company.name, b.company.name);

const comparators: Record<ProductSort, Comparator> = {
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
function ascending(figure: Figure): Comparator {
  return (a, b) => compareKnown(figure(a), figure(b), 1);
}

/** Largest first, unknown last. */
function descending(figure: Figure): Comparator {
  return (a, b) => compareKnown(figure(a), figure(b), -1);
}

function compareKnown(a: number | null, b: number | null, direction: 1 | -1): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return (a - b) * direction;
}

const compareText = new Intl.Collator('en-GB').compare;
