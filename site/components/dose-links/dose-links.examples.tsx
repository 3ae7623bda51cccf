import type { Medication } from '#contract/schemas/medication.ts';
import { paths } from '#site/paths.ts';
import type { Examples } from '../examples/examples.ts';
import { DoseLinks } from './dose-links.tsx';

/** A field that no example shows may be left out. */
const shownOfMedication: Partial<Medication> = {
  id: 'mounjaro',
  name: 'Mounjaro',
  activeIngredient: 'Tirzepatide',
  theme: 'purple',
};
const medication = shownOfMedication as Medication;

export const examples: Examples = {
  'to plans': (
    <DoseLinks
      medications={[medication]}
      dosesOf={() => ['2.5mg', '5mg', '7.5mg']}
      addressOf={paths.plan}
      whyNone="No usual dose steps are on record yet."
    />
  ),
  'no dose to choose': (
    <DoseLinks
      medications={[medication]}
      dosesOf={() => []}
      addressOf={paths.alertForDose}
      whyNone="No provider lists a dose of Mounjaro at the moment."
    />
  ),
};
