import type { z } from 'zod';
import type { Medication as StoredMedication } from '#collections/payload-types.ts';
import { medicationSchema, type Medication } from '#contract/schemas/medication.ts';
import { noOffers, sumOffers, type Offers } from './offers.ts';

const medicationPartSchema = medicationSchema.omit({
  minPrice: true,
  maxPrice: true,
  cheapest: true,
  dearest: true,
  offerCount: true,
  providerCount: true,
});
/** What a medication says by itself. */
export type MedicationPart = z.infer<typeof medicationPartSchema> & { order: number };

/** @throws ZodError if the medication is not one that could be shown. */
export function medicationPart(medication: StoredMedication): MedicationPart {
  const part = medicationPartSchema.parse({
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
  });
  return { ...part, order: medication.order };
}

/** The medications in the editors' order, with what all providers together offer of each, by its name. */
export function buildMedications(
  medications: readonly MedicationPart[],
  offersOfProviders: Iterable<ReadonlyMap<string, Offers>>,
): Medication[] {
  const totals = sumOffers(offersOfProviders);
  return medications
    .toSorted((a, b) => a.order - b.order || a.name.localeCompare(b.name, 'en-GB'))
    .map(({ order: _order, ...medication }) => {
      const { count, providers, cheapest, dearest } = totals.get(medication.name) ?? noOffers;
      return {
        ...medication,
        minPrice: cheapest?.price ?? null,
        maxPrice: dearest?.price ?? null,
        cheapest,
        dearest,
        offerCount: count,
        providerCount: providers,
      };
    });
}
