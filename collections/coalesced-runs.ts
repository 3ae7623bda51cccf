type Task<Result> = () => Promise<Result>;

/**
 * Makes a runner that never runs two tasks of one key at a time. Calls that come while a run is under way share the
 * one run that follows it, so that each call resolves after a run that began after the call.
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
