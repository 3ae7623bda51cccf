/** A number with its noun: `1 review`, `2,847 reviews`; the plural is given where it is not the singular with an s. */
export function counted(count: number, singular: string, plural?: string): string {
  return `${count.toLocaleString('en-GB')} ${nounFor(count, singular, plural)}`;
}

/** The noun alone, for a number that stands apart: `review` for 1, `reviews` for any other. */
export function nounFor(count: number, singular: string, plural = `${singular}s`): string {
  return count === 1 ? singular : plural;
}
