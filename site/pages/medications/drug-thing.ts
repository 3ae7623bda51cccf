import type { Medication } from '#contract/schemas/medication.ts';
import type { Thing } from '#site/components/json-ld/json-ld.tsx';
import { paths } from '#site/paths.ts';
import { filterOf } from './choice.ts';

/** A medication as structured data, with its offers: the products in stock, and no others. */
export function drugThing(medication: Medication, absoluteUrl: (path: string) => string): Thing {
  const { name, activeIngredient, description, mechanism, frequency } = medication;
  const { minPrice, maxPrice, offerCount, contraindications, precautions } = medication;
  return {
    '@type': 'Drug',
    name,
    url: absoluteUrl(paths.medications(filterOf(medication))),
    description,
    activeIngredient,
    isProprietary: true,
    prescriptionStatus: 'https://schema.org/PrescriptionOnly',
    mechanismOfAction: mechanism,
    doseSchedule: { '@type': 'RecommendedDoseSchedule', frequency },
    contraindication: contraindications.join('. '),
    warning: precautions.join('. '),
    offers:
      minPrice === null || maxPrice === null
        ? undefined
        : {
            '@type': 'AggregateOffer',
            lowPrice: minPrice,
            highPrice: maxPrice,
            offerCount,
            priceCurrency: 'GBP',
          },
  };
}
