import type { ProductSort } from '../../../contract/rules/product-order.ts';

export type Column = {
  title: string;
  isFigure?: boolean;
  /** What pressing the title sorts by, and what pressing it again. */
  sorts?: readonly [ProductSort, ProductSort?];
};

/** The columns of the table, in the order in which a card on a phone says the same. */
export const columns: readonly Column[] = [
  { title: 'Total to pay', isFigure: true, sorts: ['total'] },
  { title: 'Medication' },
  { title: 'Provider', sorts: ['provider', 'provider-desc'] },
  { title: 'Stock' },
  { title: 'Price', isFigure: true, sorts: ['price', 'price-desc'] },
  { title: 'Consultation', isFigure: true },
  { title: 'Delivery', isFigure: true, sorts: ['delivery'] },
  { title: 'Rating', isFigure: true, sorts: ['rating', 'rating-asc'] },
  { title: 'Reviews', isFigure: true, sorts: ['reviews', 'reviews-asc'] },
  { title: 'Sentiment', sorts: ['sentiment'] },
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
