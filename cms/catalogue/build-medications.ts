import type { z } from 'zod';
import type { Medication as StoredMedication } from '#collections/payload-types.ts';
import { relationId } from '#collections/relation-id.ts';
import { compareText } from '#contract/rules/compare-text.ts';
import { medicationSchema, type Medication } from '#contract/schemas/medication.ts';
import type { GuidePart } from './build-guides.ts';
import { noOffers, type Offers } from './offers.ts';

const medicationPartSchema = medicationSchema.omit({
  guide: true,
  minPrice: true,
  maxPrice: true,
  cheapest: true,
  dearest: true,
  lowestTotal: true,
  highestTotal: true,
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

/** The editors' order. */
export function compareMedications(a: MedicationPart, b: MedicationPart): number {
  return a.order - b.order || compareText(a.name, b.name);
}

/** A medication with its figures over all providers, and its guide. */
export function buildMedication(
  { order: _order, guideId, ...medication }: MedicationPart,
  {
    offers,
    guides,
  }: {
    /** By medication name. */
    offers: ReadonlyMap<string, Offers>;
    guides: ReadonlyMap<string, GuidePart | null>;
  },
): Medication {
  const guide = (guideId && guides.get(guideId)?.guide) || null;
  const { count, providers, ...rows } = offers.get(medication.name) ?? noOffers;
  return {
    ...medication,
    guide: guide && { slug: guide.slug, title: guide.title },
    minPrice: rows.cheapest?.price ?? null,
    maxPrice: rows.dearest?.price ?? null,
    ...rows,
    offerCount: count,
    providerCount: providers,
  };
}
