import type { ProductSort } from '#contract/rules/product-order.ts';

export type Column = {
  title: string;
  isFigure?: boolean;
  /** The sort orders for pressing the title once and twice. */
  sorts?: readonly [ProductSort, ProductSort?];
};

/** The columns of the table; a card on a phone has the same parts. */
export const columns: readonly Column[] = [
  { title: 'Total to pay', isFigure: true, sorts: ['total-cost'] },
  { title: 'Medication' },
  { title: 'Provider', sorts: ['provider', 'provider-desc'] },
  { title: 'Stock' },
  { title: 'Price', isFigure: true, sorts: ['price', 'price-desc'] },
  { title: 'Consultation', isFigure: true },
  { title: 'Delivery', isFigure: true, sorts: ['delivery'] },
  { title: 'Rating', isFigure: true, sorts: ['rating', 'rating-asc'] },
  { title: '12 months' },
  { title: 'Checked' },
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
  'total-cost': 'ascending',
};
