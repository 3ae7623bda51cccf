/** A number with its noun: `1 review`, `2,847 reviews`; the plural is given where it is not the singular with an s. */
export function counted(count: number, singular: string, plural = `${singular}s`): string {
  return `${count.toLocaleString('en-GB')} ${count === 1 ? singular : plural}`;
}
