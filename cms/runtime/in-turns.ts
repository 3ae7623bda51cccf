import { setImmediate as yieldToEventLoop } from 'node:timers/promises';

/** A turn costs little beside it, and even one that takes ten times as long, as on a busy machine, is hardly felt. */
const turnMilliseconds = 5;

/**
 * Takes the steps of a long calculation in turns with all else that the process does: however long a step takes on this
 * machine, after some milliseconds others come first.
 */
export async function inTurns<Result>(steps: Iterator<unknown, Result>): Promise<Result> {
  for (;;) {
    const end = performance.now() + turnMilliseconds;
    let step = steps.next();
    while (!step.done && performance.now() < end) step = steps.next();
    await yieldToEventLoop();
    if (step.done) return step.value;
  }
}

/** What becomes of each of the items; many take as many turns as they need. */
export async function mapInTurns<Item, Result>(
  items: Iterable<Item>,
  toResult: (item: Item) => Result,
): Promise<Result[]> {
  const results: Result[] = [];
  await forEachInTurns(items, (item) => results.push(toResult(item)));
  return results;
}

/** Does something with each of the items; many take as many turns as they need. */
export async function forEachInTurns<Item>(
  items: Iterable<Item>,
  visit: (item: Item) => void,
): Promise<void> {
  await inTurns(
    (function* () {
      for (const item of items) yield visit(item);
    })(),
  );
}
