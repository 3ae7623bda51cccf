/**
 * What a map holds under a key that must be there.
 * @throws Error if it is not.
 */
export function known<Value>(values: ReadonlyMap<string, Value>, key: string): Value {
  const value = values.get(key);
  if (value === undefined) throw new Error(`The demo data speaks of ${key}, which is not there.`);
  return value;
}
