import { readForAlert } from '#contract/rules/alert-reading.ts';
import { memoiseByObject } from '#contract/rules/memoise.ts';
import type { Medication } from '#contract/schemas/medication.ts';
import type { Product } from '#contract/schemas/product.ts';
import { forEachInTurns } from '#cms/runtime/in-turns.ts';
import { watchedDose, type ReadMarket } from './alert-changes.ts';

/** The products that the site shows, and the medications that they name. */
export type Market = {
  medications: readonly Pick<Medication, 'id' | 'name'>[];
  products: readonly Product[];
};

/** The products of each dose, by {@link watchedDose}. */
export const productsByDose = memoiseByObject(
  async ({ medications, products }: Market): Promise<ReadonlyMap<string, readonly Product[]>> => {
    const idsByName = new Map(medications.map(({ id, name }) => [name, id]));
    const byDose = new Map<string, Product[]>();
    await forEachInTurns(products, (product) => {
      const medicationId = idsByName.get(product.name) ?? product.name;
      const key = watchedDose({ medicationId, dose: product.dose });
      const ofDose = byDose.get(key);
      if (ofDose) ofDose.push(product);
      else byDose.set(key, [product]);
    });
    return byDose;
  },
);

/** How alerts read the market, as the site shows it, at a time. */
export async function marketOf(market: Market): Promise<(now: Date) => ReadMarket> {
  const byDose = await productsByDose(market);
  return (now) => (alert) => {
    const ofDose = byDose.get(watchedDose(alert)) ?? [];
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
