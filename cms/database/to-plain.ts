/** A value as MongoDB stores it in the form in which Payload answers it: ids and times as text, nothing as null. */
export function toPlain(value: unknown): unknown {
  if (value === undefined || value === null) return null;
  if (value instanceof Date) return value.toISOString();
  return isId(value) ? value.toHexString() : value;
}

function isId(value: unknown): value is { toHexString: () => string } {
  return typeof value === 'object' && value !== null && 'toHexString' in value;
}
