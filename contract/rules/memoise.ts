/** Memoises a function of an object, which nobody may change: the same lists are read again and again. */
export function memoiseByObject<Item extends object, Value>(
  figure: (item: Item) => Value,
): (item: Item) => Value {
  const figures = new WeakMap<Item, Value>();
  return (item) => {
    const known = figures.get(item);
    if (known !== undefined) return known;
    const value = figure(item);
    figures.set(item, value);
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
