import type { Product } from '../schemas/product.ts';
import { memoiseByObject } from './memoise.ts';

/** How many providers the products are of, and how many of these are on which register. Worked out once for each list. */
export const countProviders = memoiseByObject((products: readonly Product[]) => {
  const byId = new Map<string, Product['company']>();
  for (const { company } of products) byId.set(company.id, company);
  const providers = [...byId.values()];
  return {
    count: providers.length,
    cqcCount: providers.filter(({ cqcRegistered }) => cqcRegistered).length,
    gphcCount: providers.filter(({ gphcRegistered }) => gphcRegistered).length,
  };
});
