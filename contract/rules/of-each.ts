/** A figure that is worked out once for each object, which nobody may change: the same lists are read again and again. */
export function ofEach<Item extends object, Value>(
  figure: (item: Item) => Value,
): (item: Item) => Value {
  const known = new WeakMap<Item, Value>();
  return (item) => {
    const value = known.get(item) ?? figure(item);
    known.set(item, value);
    return value;
  };
}
