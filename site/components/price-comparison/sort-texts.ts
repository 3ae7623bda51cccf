import type { ProductSort } from '#contract/rules/product-order.ts';

/** The sort orders in plain words; fees that are not stated come last. */
export const sortTexts: Record<ProductSort, string> = {
  price: 'Price, lowest first',
  'price-desc': 'Price, highest first',
  rating: 'Rating, highest first',
  'rating-asc': 'Rating, lowest first',
  reviews: 'Reviews, most first',
  'reviews-asc': 'Reviews, fewest first',
  provider: 'Provider, A to Z',
  'provider-desc': 'Provider, Z to A',
  sentiment: 'Sentiment, most positive first',
  delivery: 'Delivery fee, lowest first, unknown last',
  total: 'Total (price plus delivery), lowest first, unknown last',
};
