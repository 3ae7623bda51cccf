import type { DoseChoice } from '../schemas/dose-choice.ts';
import type { Product } from '../schemas/product.ts';
import { compareDoses } from './dose.ts';
import { groupBy } from './group-by.ts';
import { memoiseByObject } from './memoise.ts';

/** The medications on sale with their doses, weakest first; most prices first. Worked out once for each list. */
export const doseChoices = memoiseByObject(
  (products: readonly Pick<Product, 'dose' | 'name'>[]): readonly DoseChoice[] =>
    [...groupBy(products, ({ name }) => name)]
      .toSorted(([, a], [, b]) => b.length - a.length)
      .map(([medication, ofMedication]) => ({
        medication,
        doses: [...new Set(ofMedication.map(({ dose }) => dose))].toSorted(compareDoses),
      })),
);
