import type { ProductSort } from '#contract/rules/product-order.ts';

export type Column = {
  title: string;
  /** The column's share on a screen, so that the table holds still while its rows arrive or change. */
  widthClass: string;
  isFigure?: boolean;
  /** What pressing the title sorts by, and what pressing it again. */
  sorts?: readonly [ProductSort, ProductSort?];
};

/** The columns of the table, in the order in which a card on a phone says the same. */
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

/** How the rows run in an order, as `aria-sort` says it. */
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
