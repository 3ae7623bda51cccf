/** The tab of a product or provider in the admin with all that was ever seen of its prices. */
export const observationsTab = {
  Component: '/components/observations/observations.tsx#Observations',
  path: '/prices',
  tab: { label: 'Prices', href: '/prices', order: 200 },
} as const;
