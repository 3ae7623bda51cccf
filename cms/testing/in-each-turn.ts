/** Calls a function in each turn that the event loop gives others while something is done. */
export async function inEachTurn<Result>(
  look: () => void,
  work: () => Promise<Result>,
): Promise<Result> {
  let next = setImmediate(function takeTurn() {
    look();
    next = setImmediate(takeTurn);
  });
  try {
    return await work();
  } finally {
    clearImmediate(next);
  }
}
