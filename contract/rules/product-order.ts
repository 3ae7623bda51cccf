import type { Product } from '../schemas/product.ts';
import { compareDoses } from './dose.ts';
import { toPence } from './money.ts';
import { registeredFirst } from './registration.ts';
import { pricePlusDelivery } from './total-cost.ts';

/** The sort orders of the price comparison (specification, section 9); `price` is the default. */
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
] as const;
export type ProductSort = (typeof productSorts)[number];

/**
 * Returns a sorted copy. In every order unregistered providers come last and stale prices just before them; ties are
 * broken by price, provider, medication, dose and id, so that the order is stable.
 */
export function sortProducts(products: readonly Product[], sort: ProductSort): Product[] {
  const compare = comparators[sort];
  return products.toSorted(
    (a, b) =>
      registeredFirst(a.company, b.company) ||
      staleLast(a, b) ||
      compare(a, b) ||
      compareTies(a, b),
  );
}

type Comparator = (a: Product, b: Product) => number;
type Figure = (product: Product) => number | null;

const price: Figure = (product) => toPence(product.price);
const rating: Figure = (product) => product.company.averageRating;
const reviews: Figure = (product) => product.company.reviewCount;
const delivery: Figure = (product) => toPence(product.deliveryFee);
const staleLast: Comparator = (a, b) =>
  Number(a.freshness === 'older') - Number(b.freshness === 'older');
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
  total: ascending(pricePlusDelivery),
};

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
