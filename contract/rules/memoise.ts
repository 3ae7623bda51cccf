/**
 * Memoises a function of an object, which nobody may change: the same lists are read again and again. The object holds the
 * value, where no copy of it and no reader of its fields meets it: a `WeakMap` of some ten thousand objects keeps everybody
 * waiting when it grows, and whenever garbage is collected. So the object must not be frozen.
 */
export function memoiseByObject<Item extends object, Value>(
  valueOf: (item: Item) => Value,
): (item: Item) => Value {
  const key = Symbol('memoised');
  return (item: Item & { [key]?: Value }) => {
    const known = item[key];
    if (known !== undefined) return known;
    const value = valueOf(item);
    Object.defineProperty(item, key, { value });
    return value;
  };
}

/** Memoises a function of a text: for texts of which there are few, such as the names of doses. */
export function memoiseByText<Value>(valueOf: (text: string) => Value): (text: string) => Value {
  const values = new Map<string, Value>();
  return (text) => {
    const known = values.get(text);
    if (known !== undefined) return known;
    const value = valueOf(text);
    values.set(text, value);
    return value;
  };
}
