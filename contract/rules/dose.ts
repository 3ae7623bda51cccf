/** The doses that the specification's filter names, in its order (section 9). */
export const listedDoses = [
  '2.5mg',
  '5mg',
  '7.5mg',
  '10mg',
  '0.25mg',
  '0.5mg',
  '1mg',
  '1.7mg',
  '2.4mg',
  '3mg daily',
] as const;

/** The dose filter's options: the specification's ten, then every other dose on sale, weakest first. */
export function doseOptions(dosesOnSale: Iterable<string>): string[] {
  const listed: readonly string[] = listedDoses;
  const others = [...new Set(dosesOnSale)].filter((dose) => !listed.includes(dose));
  return [...listed, ...others.toSorted(compareDoses)];
}

/** Orders doses by strength: `0.25mg` before `2.5mg` before `10mg`. */
export function compareDoses(a: string, b: string): number {
  return Number.parseFloat(a) - Number.parseFloat(b) || a.localeCompare(b, 'en-GB');
}
