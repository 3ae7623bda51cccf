import { inGroups } from '../runtime/in-groups.ts';

/** How many become JSON in one turn of the event loop: a few milliseconds' work. */
const itemsAtOnce = 200;

/** A list as JSON, a part at a time: between the parts of a long one others are answered. */
export async function* jsonListParts(list: readonly unknown[]): AsyncGenerator<string> {
  let separator = '[';
  for await (const items of inGroups(list, itemsAtOnce)) {
    yield separator + JSON.stringify(items).slice(1, -1);
    separator = ',';
  }
  yield separator === '[' ? '[]' : ']';
}
