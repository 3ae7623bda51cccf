import { setImmediate as yieldToEventLoop } from 'node:timers/promises';

/** For items that take a few microseconds each. */
const itemsAtOnce = 500;

/**
 * The items in groups, smaller ones where an item takes longer. Yields to the event loop after each, so that a long
 * calculation keeps nobody waiting.
 */
export async function* inGroups<Item>(
  items: readonly Item[],
  size = itemsAtOnce,
): AsyncGenerator<Item[]> {
  for (let start = 0; start < items.length; start += size) {
    yield items.slice(start, start + size);
    await yieldToEventLoop();
  }
}

/** What becomes of each of the items, in groups too. */
export async function mapInGroups<Item, Result>(
  items: readonly Item[],
  toResult: (item: Item) => Result,
): Promise<Result[]> {
  const results: Result[] = [];
  for await (const group of inGroups(items)) results.push(...group.map(toResult));
  return results;
}
