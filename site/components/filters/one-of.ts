/** The value if it is a known one, otherwise the fallback. */
export function oneOf<Known extends string, Fallback extends string>(
  known: readonly Known[],
  value: string | undefined,
  fallback: Fallback,
): Known | Fallback {
  return known.find((each) => each === value) ?? fallback;
}
