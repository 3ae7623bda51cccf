import type { Medication as StoredMedication } from '#collections/payload-types.ts';
import { toDecimalString } from '#contract/rules/money.ts';
import type { Medication } from '#contract/schemas/medication.ts';
import type { Product } from '#contract/schemas/product.ts';
import { highestInStock, lowestInStock } from './lowest-in-stock.ts';

/** The published medications in the editors' order, with what is on offer of each. */
export function buildMedications(
  medications: readonly StoredMedication[],
  products: readonly Product[],
): Medication[] {
  return medications
    .toSorted((a, b) => a.order - b.order || a.name.localeCompare(b.name, 'en-GB'))
    .map((medication) => {
      const offers = products.filter(({ name }) => name === medication.name);
      return {
        id: medication.id,
        name: medication.name,
        slug: medication.slug,
        activeIngredient: medication.activeIngredient,
        description: medication.description,
        dosageRange: medication.dosageRange,
        mechanism: medication.mechanism,
        frequency: medication.frequency,
        commonSideEffects: medication.commonSideEffects ?? [],
        contraindications: medication.contraindications ?? [],
        badge: medication.badge || null,
        theme: medication.theme,
        minPrice: toDecimalString(lowestInStock(offers)),
        maxPrice: toDecimalString(highestInStock(offers)),
        offerCount: offers.length,
        providerCount: new Set(offers.map(({ company }) => company.id)).size,
      };
    });
}
