import type { ProductSort } from '#contract/rules/product-order.ts';

export type Column = {
  title: string;
  /** A fixed share of the width, so that the table does not shift while rows load or change. */
  widthClass: string;
  isFigure?: boolean;
  /** The sort orders for pressing the title once and twice. */
  sorts?: readonly [ProductSort, ProductSort?];
};

/** The columns of the table, in the same order as on the cards for phones. */
export const columns: readonly Column[] = [
  { title: 'Total to pay', widthClass: 'not-print:w-[11%]', isFigure: true, sorts: ['total'] },
  { title: 'Medication', widthClass: 'not-print:w-[9.5%]' },
  { title: 'Provider', widthClass: 'not-print:w-[14.5%]', sorts: ['provider', 'provider-desc'] },
  { title: 'Stock', widthClass: 'not-print:w-[12%]' },
  {
    title: 'Price',
    widthClass: 'not-print:w-[11.25%]',
    isFigure: true,
    sorts: ['price', 'price-desc'],
  },
  { title: 'Consultation', widthClass: 'not-print:w-[10.75%]', isFigure: true },
  { title: 'Delivery', widthClass: 'not-print:w-[7.5%]', isFigure: true, sorts: ['delivery'] },
  {
    title: 'Rating',
    widthClass: 'not-print:w-[7%]',
    isFigure: true,
    sorts: ['rating', 'rating-asc'],
  },
  {
    title: 'Reviews',
    widthClass: 'not-print:w-[7.25%]',
    isFigure: true,
    sorts: ['reviews', 'reviews-asc'],
  },
  { title: 'Sentiment', widthClass: 'not-print:w-[9.25%]', sorts: ['sentiment'] },
];

/** The direction of each sort order, for `aria-sort`. */
export const sortDirections: Record<ProductSort, 'ascending' | 'descending'> = {
  price: 'ascending',
  'price-desc': 'descending',
  rating: 'descending',
  'rating-asc': 'ascending',
  reviews: 'descending',
  'reviews-asc': 'ascending',
  provider: 'ascending',
  'provider-desc': 'descending',
  sentiment: 'descending',
  delivery: 'ascending',
  total: 'ascending',
};
