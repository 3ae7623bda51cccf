/**
 * The middle item by a figure.
 * @throws RangeError if there is none.
 */
export function median<Item>(items: readonly Item[], figure: (item: Item) => number): Item {
  const sorted = items.toSorted((a, b) => figure(a) - figure(b));
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) throw new RangeError('Nothing has been measured.');
  return middle;
}
