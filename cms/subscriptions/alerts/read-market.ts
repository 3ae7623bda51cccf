import { readForAlert } from '#contract/rules/alert-reading.ts';
import { groupBy } from '#contract/rules/group-by.ts';
import { memoiseByObject } from '#contract/rules/memoise.ts';
import type { Product } from '#contract/schemas/product.ts';
import { watchedDose, type ReadMarket } from './alert-changes.ts';

/** The products of each dose, by {@link watchedDose}. */
export const productsByDose = memoiseByObject((products: readonly Product[]) =>
  groupBy(products, ({ name, dose }) => watchedDose({ medication: name, dose })),
);

/** How alerts read products, as the site shows them, at a time. */
export function marketOf(products: readonly Product[]): (now: Date) => ReadMarket {
  return (now) => (alert) => {
    const ofDose = productsByDose(products).get(watchedDose(alert)) ?? [];
    const reading = readForAlert(ofDose, alert, now.toISOString());
    const product = ofDose.find(({ id }) => id === reading.available);
    return {
      reading,
      product: product
        ? { id: product.id, company: product.company.name, checkedAt: product.checkedAt }
        : null,
    };
  };
}
