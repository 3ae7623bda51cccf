/** A number with its noun: `1 review`, `2,847 reviews`. Pass the plural if it is irregular. */
export function counted(count: number, singular: string, plural?: string): string {
  return `${formatCount(count)} ${nounFor(count, singular, plural)}`;
}

/** The noun alone, for a number shown separately: `review` for 1, `reviews` otherwise. Verbs too: `is` and `are`. */
export function nounFor(count: number, singular: string, plural = `${singular}s`): string {
  return count === 1 ? singular : plural;
}

/** A whole number in digits: `2,847`. */
export function formatCount(count: number): string {
  if (Math.abs(count) < 1000) return String(count);
  const lastThree = String(Math.abs(count) % 1000).padStart(3, '0');
  return `${formatCount(Math.trunc(count / 1000))},${lastThree}`;
}
