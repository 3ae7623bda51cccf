import type { Company } from '../schemas/company.ts';
import type { CompanyProduct } from '../schemas/product.ts';
import { memoiseByObject } from './memoise.ts';

/** All products of the providers; the same list each time. */
export const productsOf = memoiseByObject(
  (companies: readonly Company[]): readonly CompanyProduct[] => {
    const all: CompanyProduct[] = [];
    for (const { products } of companies) for (const product of products) all.push(product);
    return all;
  },
);
