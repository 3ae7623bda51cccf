/** The groups whose providers follow from the data of a month. */
export const stockLevelGroups = ['issues', 'available'] as const;
export type StockLevelGroup = (typeof stockLevelGroups)[number];

/** The groups of stock statements in an availability report, in order (specification, section 2). */
export const stockGroups = [...stockLevelGroups, 'priceIncrease'] as const;
export type StockGroup = (typeof stockGroups)[number];

/** The name of each group. */
export const stockGroupNames: Readonly<Record<StockGroup, string>> = {
  issues: 'Confirmed stock issues',
  available: 'Stock available',
  priceIncrease: 'Price increase communications',
};
