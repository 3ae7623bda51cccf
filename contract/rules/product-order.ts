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
  const sorted = known.get(sort) ?? readSorted(startingFrom(earlier.get(sort), products), sort);
  known.set(sort, sorted);
  earlier.delete(sort);
  return sorted;
}

/** Sorts a list, when it is asked for, from the orders of one before it with mostly the same products. */
export function inheritOrders(products: readonly Product[], before: readonly Product[]): void {
  const { earlier } = ordersOf(products);
  for (const [sort, sorted] of ordersOf(before).known) earlier.set(sort, sorted);
}

type Orders = Map<ProductSort, readonly Product[]>;

/** The orders that a list has been asked for, and those of the list before it. */
const ordersOf = memoiseByObject<readonly Product[], { known: Orders; earlier: Orders }>(() => ({
  known: new Map(),
  earlier: new Map(),
}));

/** What is mostly in order is sorted in a fraction of the comparisons. */
function startingFrom(
  earlier: readonly Product[] | undefined,
  products: readonly Product[],
): readonly Product[] {
  if (!earlier) return products;
  const others = new Set(products);
  const same = earlier.filter((product) => others.delete(product));
  return [...same, ...others];
}

function readSorted(products: readonly Product[], sort: ProductSort): readonly Product[] {
  const compare = comparators[sort];
  return products
    .map((product) => ({ product, penalty: penaltyOf(product) }))
    .toSorted(
      (a, b) =>
        a.penalty - b.penalty || compare(a.product, b.product) || compareTies(a.product, b.product),
    )
    .map(({ product }) => product);
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
