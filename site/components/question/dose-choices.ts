import { compareDoses } from '#contract/rules/dose.ts';
import { groupBy } from '#contract/rules/group-by.ts';

export type DoseOnSale = { name: string; dose: string };
export type MedicationChoice = { medication: string; doses: readonly string[] };

/** The medications on sale with their doses, weakest first; most prices first. */
export function doseChoices(products: readonly DoseOnSale[]): MedicationChoice[] {
  return [...groupBy(products, ({ name }) => name)]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([medication, ofMedication]) => ({
      medication,
      doses: [...new Set(ofMedication.map(({ dose }) => dose))].toSorted(compareDoses),
    }));
}
