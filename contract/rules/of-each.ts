/** A figure that is worked out once for each object, which nobody may change: the same lists are read again and again. */
export function ofEach<Item extends object, Value>(
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

/** A value that is worked out once for each text, and kept: for texts of which there are few, such as the names of doses. */
export function ofEachText<Value>(valueOf: (text: string) => Value): (text: string) => Value {
  const values = new Map<string, Value>();
  return (text) => {
    const known = values.get(text);
    if (known !== undefined) return known;
    const value = valueOf(text);
    values.set(text, value);
    return value;
  };
}
