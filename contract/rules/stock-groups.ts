/** The groups of stock statements in an availability report, in order (specification, section 2). */
export const stockGroups = ['issues', 'available', 'priceIncrease'] as const;
export type StockGroup = (typeof stockGroups)[number];

/** The name of each group. */
export const stockGroupNames: Readonly<Record<StockGroup, string>> = {
  issues: 'Confirmed stock issues',
  available: 'Stock available',
  priceIncrease: 'Price increase communications',
};
