import { setImmediate as yieldToEventLoop } from 'node:timers/promises';

/**
 * The items in groups of a size, such as a statement takes. Yields to the event loop after each, so that a long
 * calculation keeps nobody waiting.
 */
export async function* inGroups<Item>(
  items: readonly Item[],
  size: number,
): AsyncGenerator<Item[]> {
  for (let start = 0; start < items.length; start += size) {
    yield items.slice(start, start + size);
    await yieldToEventLoop();
  }
}
