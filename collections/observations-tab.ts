/** The admin tab of a product or provider with its whole price history. */
export const observationsTab = {
  Component: '/components/observations/observations.tsx#Observations',
  path: '/prices',
  tab: { label: 'Prices', href: '/prices', order: 200 },
} as const;
