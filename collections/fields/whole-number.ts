/** Whether a value is a whole number within bounds, both included. */
export function isWholeNumber(
  value: number | null | undefined,
  { from, to }: { from: number; to: number },
): boolean {
  return Number.isInteger(value) && Number(value) >= from && Number(value) <= to;
}
