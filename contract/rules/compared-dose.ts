import { doseChoices } from './dose-choices.ts';

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
  const listed = doseChoices(products);
  const found = listed.find(({ medication }) => isSame(medication, asked.medication)) ?? listed[0];
  if (!found) return null;
  const { medication, doses } = found;
  const dose = doses.find((each) => isSame(each, asked.dose)) ?? doses[0];
  if (dose === undefined) return null;
  return { medication, dose, medications: listed.map((choice) => choice.medication), doses };
}

function isSame(name: string, asked: string | undefined): boolean {
  return name.toLowerCase() === asked?.trim().toLowerCase();
}
