/** The tab of a product or provider in the admin with all that its prices have been. */
export const priceHistoryTab = {
  Component: '/components/price-history/price-history.tsx#PriceHistory',
  path: '/prices',
  tab: { label: 'Price history', href: '/prices', order: 200 },
} as const;
