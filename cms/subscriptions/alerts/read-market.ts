import { readForAlert } from '#contract/rules/alert-reading.ts';
import { groupBy } from '#contract/rules/group-by.ts';
import { memoiseByObject } from '#contract/rules/memoise.ts';
import type { Medication } from '#contract/schemas/medication.ts';
import type { Product } from '#contract/schemas/product.ts';
import { watchedDose, type ReadMarket } from './alert-changes.ts';

/** The products that the site shows, and the medications that they name. */
export type Market = {
  medications: readonly Pick<Medication, 'id' | 'name'>[];
  products: readonly Product[];
};

/** The products of each dose, by {@link watchedDose}. */
export const productsByDose = memoiseByObject(({ medications, products }: Market) => {
  const idsByName = new Map(medications.map(({ id, name }) => [name, id]));
  return groupBy(products, ({ name, dose }) =>
    watchedDose({ medicationId: idsByName.get(name) ?? name, dose }),
  );
});

/** How alerts read the market, as the site shows it, at a time. */
export function marketOf(market: Market): (now: Date) => ReadMarket {
  return (now) => (alert) => {
    const ofDose = productsByDose(market).get(watchedDose(alert)) ?? [];
    const reading = readForAlert(ofDose, alert.providerIds, now.toISOString());
    const product = ofDose.find(({ id }) => id === reading.available);
    return {
      reading,
      product: product
        ? { id: product.id, company: product.company.name, checkedAt: product.checkedAt }
        : null,
    };
  };
}
