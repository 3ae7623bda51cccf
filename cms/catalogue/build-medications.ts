import type { z } from 'zod';
import type { Medication as StoredMedication } from '#collections/payload-types.ts';
import { relationId } from '#collections/relation-id.ts';
import { medicationSchema, type Medication } from '#contract/schemas/medication.ts';
import type { GuidePart } from './build-guides.ts';
import { noOffers, sumOffers, type Offers } from './offers.ts';

const medicationPartSchema = medicationSchema.omit({
  guide: true,
  minPrice: true,
  maxPrice: true,
  cheapest: true,
  dearest: true,
  offerCount: true,
  providerCount: true,
});
/** A medication, without what depends on other documents. */
export type MedicationPart = z.infer<typeof medicationPartSchema> & {
  order: number;
  /** The id of its guide. */
  guideId: string | null;
};

/** @throws ZodError if the medication cannot be shown. */
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
    doseSteps: (medication.doseSteps ?? []).map(({ dose, weeks, isOnlyIfNeeded }) => ({
      dose,
      weeks,
      isOnlyIfNeeded: isOnlyIfNeeded ?? false,
    })),
    doseStepsNote: medication.doseStepsNote || null,
    doseStepsUrl: medication.doseStepsUrl || null,
    commonSideEffects: medication.commonSideEffects ?? [],
    contraindications: medication.contraindications ?? [],
    precautions: medication.precautions ?? [],
    leafletUrl: medication.leafletUrl || null,
    nhsUrl: medication.nhsUrl || null,
    badge: medication.badge || null,
    theme: medication.theme,
  });
  const { guide, order } = medication;
  return { ...part, order, guideId: guide ? relationId(guide) : null };
}

/** The medications in the editors' order, each with its figures over all providers. */
export function buildMedications(
  medications: readonly MedicationPart[],
  offersOfProviders: Iterable<ReadonlyMap<string, Offers>>,
  guides: ReadonlyMap<string, GuidePart | null>,
): Medication[] {
  const totals = sumOffers(offersOfProviders);
  return medications
    .toSorted((a, b) => a.order - b.order || a.name.localeCompare(b.name, 'en-GB'))
    .map(({ order: _order, guideId, ...medication }) => {
      const guide = (guideId && guides.get(guideId)?.guide) || null;
      const { count, providers, cheapest, dearest } = totals.get(medication.name) ?? noOffers;
      return {
        ...medication,
        guide: guide && { slug: guide.slug, title: guide.title },
        minPrice: cheapest?.price ?? null,
        maxPrice: dearest?.price ?? null,
        cheapest,
        dearest,
        offerCount: count,
        providerCount: providers,
      };
    });
}
