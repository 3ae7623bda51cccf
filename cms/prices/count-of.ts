/** `1 row`, `2,000 rows`. */
export function countOf(count: number, noun: string): string {
  return `${count.toLocaleString('en-GB')} ${noun}${count === 1 ? '' : 's'}`;
}
