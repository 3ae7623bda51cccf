import { setImmediate } from 'node:timers/promises';

/** Lets everything else that waits have its turn: to be awaited now and then in a long calculation. */
export function pause(): Promise<void> {
  return setImmediate();
}

/** The items in groups, with a pause after each. */
export async function* inGroups<Item>(
  items: readonly Item[],
  size: number,
): AsyncGenerator<Item[]> {
  for (let start = 0; start < items.length; start += size) {
    yield items.slice(start, start + size);
    await pause();
  }
}
