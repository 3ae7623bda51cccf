type Task<Result> = () => Promise<Result>;

/**
 * Creates a runner that never runs two tasks with the same key at once. Calls made during a run share the next one, so
 * that each call resolves after a run that started after it.
 */
export function createCoalescedRuns<Result = void>(): (
  key: string,
  task: Task<Result>,
) => Promise<Result> {
  const running = new Map<string, Promise<Result>>();
  const waiting = new Map<string, Promise<Result>>();

  return (key, task) => {
    const shared = waiting.get(key);
    if (shared) return shared;
    const run = settled(running.get(key)).then(() => {
      waiting.delete(key);
      const current = task();
      running.set(key, current);
      return current;
    });
    waiting.set(key, run);
    return run;
  };
}

async function settled(run: Promise<unknown> | undefined): Promise<void> {
  await run?.catch(() => {});
}
