import { compareDoses } from './dose.ts';
import { groupBy } from './group-by.ts';

export type ComparedDose = {
  medication: string;
  dose: string;
  /** All medications, the most listed first. */
  medications: string[];
  /** All listed doses of the medication, weakest first. */
  doses: string[];
};

type Asked = { medication?: string | undefined; dose?: string | undefined };

/**
 * The one medication and dose that providers are compared by: what was asked for, whatever its case, as far as it is
 * listed; otherwise the medication that is listed most often, in its lowest dose. Null if nothing is listed.
 */
export function comparedDose(
  products: readonly { name: string; dose: string }[],
  asked: Asked = {},
): ComparedDose | null {
  const listed = [...groupBy(products, ({ name }) => name)].toSorted(
    ([, a], [, b]) => b.length - a.length,
  );
  const found = listed.find(([name]) => isSame(name, asked.medication)) ?? listed[0];
  if (!found) return null;
  const [medication, ofMedication] = found;
  const doses = [...new Set(ofMedication.map(({ dose }) => dose))].toSorted(compareDoses);
  const dose = doses.find((each) => isSame(each, asked.dose)) ?? doses[0];
  if (dose === undefined) return null;
  return { medication, dose, medications: listed.map(([name]) => name), doses };
}

function isSame(name: string, asked: string | undefined): boolean {
  return name.toLowerCase() === asked?.trim().toLowerCase();
}
