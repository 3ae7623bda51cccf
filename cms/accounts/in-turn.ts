/** The newest task of each account, or link to one, that has any. */
const newest = new Map<string, Promise<unknown>>();

/**
 * Runs what signs in to an account and what changes it one after the other within this process. At the same time the
 * database would refuse one of them, and whoever knows a password could keep its owner from changing it.
 */
export async function inTurn<Result>(
  account: string,
  task: () => Promise<Result>,
): Promise<Result> {
  const before = newest.get(account) ?? Promise.resolve();
  const turn = before.then(task, task);
  newest.set(account, turn);
  try {
    return await turn;
  } finally {
    if (newest.get(account) === turn) newest.delete(account);
  }
}
