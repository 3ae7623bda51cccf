import { dosesIn } from './amounts.ts';
import type { WantedProduct } from './reading.ts';

/** What an offer is called, and then what it is part of, from the inside out. */
type Named = { names: readonly string[] };

/**
 * The offers that are of a product as far as their names say, or why none can be told. An offer whose name says the dose
 * goes before those that say none; one that says several may be of any of them.
 */
export function offersOf<Offer extends Named>(
  { dose, medication, otherMedications }: WantedProduct,
  offers: readonly Offer[],
): Offer[] | { problem: string } {
  const medications = [medication, ...otherMedications];
  const medicationsOf = ({ names }: Offer) =>
    said(names, (name) => medications.filter((each) => isIn(name, each)));
  const isNamed = (offer: Offer) => medicationsOf(offer).includes(medication);
  const ofMedication = offers.filter(
    (offer) => medicationsOf(offer).length === 0 || isNamed(offer),
  );
  if (ofMedication.length === 0) return problem('has no price of this medication');

  const [wanted = dose] = dosesIn(dose);
  const dosesOf = ({ names }: Offer) => said(names, dosesIn);
  const possible = ofMedication.filter((offer) => {
    const doses = dosesOf(offer);
    return doses.length === 0 || doses.includes(wanted);
  });
  if (possible.length === 0) return problem('has no price of this dose');
  const certain = possible.filter((offer) => dosesOf(offer).length === 1);
  if (certain.length === 0 && possible.some((offer) => dosesOf(offer).length > 1)) {
    return problem('does not say which dose its price is of');
  }

  const found = certain.length > 0 ? certain : possible;
  // Something that nobody knows has this dose, while the medication stands there by name without it.
  if (ofMedication.some(isNamed) && !found.some(isNamed)) {
    return problem('has no price of this medication in this dose');
  }
  return found;
}

function problem(what: string) {
  return { problem: `The page’s structured data ${what}.` };
}

/** What the innermost name says that says anything. */
function said(names: readonly string[], find: (name: string) => string[]): string[] {
  return names.map(find).find((found) => found.length > 0) ?? [];
}

/** Whether a name has another one in it, word by word. */
function isIn(name: string, other: string): boolean {
  return inWords(name).includes(inWords(other));
}

function inWords(name: string): string {
  return ` ${name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
}
