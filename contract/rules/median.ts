/** The middle number, or the mean of the two middle ones rounded to a whole number; null for an empty list. */
export function median(numbers: readonly number[]): number | null {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const [a, b = a] = sorted.slice(Math.ceil(middle - 1), Math.floor(middle) + 1);
  return a === undefined || b === undefined ? null : Math.round((a + b) / 2);
}
