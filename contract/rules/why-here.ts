import type { Product } from '../schemas/product.ts';
import { formatPrice, formatTotal, toPence, type Pence } from './money.ts';
import { ordinal } from './number-words.ts';
import { memoiseByObject } from './memoise.ts';
import type { ProductSort } from './product-order.ts';
import { formatRating } from './rating.ts';
import { counted } from './counted.ts';
import { stalePriceDays } from './freshness.ts';
import { isRegistered } from './registration.ts';
import { pricePlusDelivery, productTotal } from './total-cost.ts';

export type Place = {
  sortBy: ProductSort;
  /** From 1 on. */
  place: number;
  /** How many rows are in stock: those come first. */
  available: number;
  /** The row above, if there is one. */
  previous?: Product | undefined;
};

/** Why a row is in its position, in one sentence from the order and the figures. */
export function whyHere(product: Product, { sortBy, place, available, previous }: Place): string {
  if (!isRegistered(product.company))
    return 'Below all others: we have no current registration on record for this provider.';
  if (product.freshness === 'older')
    return `After what is in stock: nobody has checked this price for more than ${stalePriceDays} days.`;
  if (product.inStock === null) return 'After what is in stock: its stock is not known.';
  if (!product.inStock) return 'After what is in stock: it is out of stock.';
  const { name, figureOf } = measures[sortBy];
  const figure = figureOf(product);
  const position = `${ordinal(place)} of ${available} by ${name}`;
  if (figure === null) return `${position}: it is not known, so this comes after those that are.`;
  const before = previous && figureOf(previous);
  if (before === null || before === undefined || before.isComplete !== figure.isComplete)
    return `${position}: ${figure.text}${figure.isComplete === false ? ', so it comes after every total that is known' : ''}.`;
  if (before.text === figure.text) {
    const isSame = before.unrounded === figure.unrounded;
    return `${position}: ${figure.text}, as in the row above${isSame ? '; such rows are in order of price, then name' : ' only once rounded'}.`;
  }
  const step = differenceOf(figure, before);
  return `${position}: ${figure.text}${step && `, ${step} than the row above`}.`;
}

type Figure = {
  text: string;
  /** What the order compares, if the text rounds it. */
  unrounded?: number;
  pence?: Pence;
  /** False if a fee is unknown, so that the figure is the least. */
  isComplete?: boolean;
};
type Measure = { name: string; figureOf: (product: Product) => Figure | null };

const amount = (pence: Pence | null, format = formatPrice): Figure | null =>
  pence === null ? null : { text: format(pence), pence };
const price: Measure = { name: 'price', figureOf: (product) => amount(toPence(product.price)) };
const rating: Measure = {
  name: 'rating',
  figureOf: ({ company: { averageRating } }) =>
    averageRating === null
      ? null
      : { text: `${formatRating(averageRating)} out of 5`, unrounded: averageRating },
};
const reviews: Measure = {
  name: 'number of reviews',
  figureOf: ({ company }) => ({ text: counted(company.reviewCount, 'review') }),
};
const provider: Measure = {
  name: 'name of provider',
  figureOf: ({ company }) => ({ text: company.name }),
};

const measures: Record<ProductSort, Measure> = {
  price,
  'price-desc': price,
  rating,
  'rating-asc': rating,
  sentiment: rating,
  reviews,
  'reviews-asc': reviews,
  provider,
  'provider-desc': provider,
  delivery: { name: 'delivery fee', figureOf: (product) => amount(toPence(product.deliveryFee)) },
  total: {
    name: 'price plus delivery',
    figureOf: (product) => amount(pricePlusDelivery(product), formatTotal),
  },
  'total-cost': {
    name: 'total to pay',
    figureOf: memoiseByObject((product: Product) => {
      const { pence, isComplete } = productTotal(product);
      const text = formatTotal(pence);
      return { text: isComplete ? text : `at least ${text}`, pence, isComplete };
    }),
  },
};

/** `£3.50 more`; empty if the figures are not amounts. */
function differenceOf({ pence }: Figure, { pence: before }: Figure): string {
  if (pence === undefined || before === undefined) return '';
  return `${formatPrice(Math.abs(pence - before))} ${pence > before ? 'more' : 'less'}`;
}
