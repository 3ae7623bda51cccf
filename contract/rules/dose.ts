/** The doses in the specification's filter, in its order (section 9). */
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

/** Compares options of the dose filter: the specification's doses in its order, then any other, weakest first. */
export function compareDoseOptions(a: string, b: string): number {
  return positionOf(a) - positionOf(b) || compareDoses(a, b);
}

/** Compares doses by strength: `0.25mg` before `2.5mg` before `10mg`. */
export function compareDoses(a: string, b: string): number {
  return Number.parseFloat(a) - Number.parseFloat(b) || a.localeCompare(b, 'en-GB');
}

function positionOf(dose: string): number {
  const position = (listedDoses as readonly string[]).indexOf(dose);
  return position === -1 ? listedDoses.length : position;
}
