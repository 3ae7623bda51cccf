import type { ProductSort } from '#contract/rules/product-order.ts';

/** The sort orders in plain words, short enough for a narrow field. In every one, what is unknown comes last. */
export const sortTexts: Record<ProductSort, string> = {
  'total-cost': 'Total, lowest first',
  price: 'Price, lowest first',
  'price-desc': 'Price, highest first',
  total: 'Price plus delivery',
  delivery: 'Delivery fee, lowest',
  rating: 'Rating, highest first',
  'rating-asc': 'Rating, lowest first',
  reviews: 'Reviews, most first',
  'reviews-asc': 'Reviews, fewest first',
  sentiment: 'Sentiment, best first',
  provider: 'Provider, A to Z',
  'provider-desc': 'Provider, Z to A',
};
