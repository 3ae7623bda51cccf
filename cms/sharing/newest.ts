/** The newest of some ISO times in UTC; null if there is none. */
export function newest(times: readonly string[]): string | null {
  return times.toSorted().at(-1) ?? null;
}
