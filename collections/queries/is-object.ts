/** Whether a value out of JSON or an address is an object, and neither a list nor nothing. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
