import asyncHooks from 'node:async_hooks';

/**
 * Takes note of every `AsyncLocalStorage` that is created from now on and runs. From the first run of one until all are
 * disabled, Node keeps account of each promise and each tick of the process, whoever made it: an answer from the
 * response cache then costs a quarter to a half more. (Until Node 24, where a storage costs the others nothing.)
 *
 * @returns Disables those that have run; one that runs again is enabled by that.
 */
export function noteAsyncStorages(): () => void {
  const enabled = new Set<asyncHooks.AsyncLocalStorage<unknown>>();

  class NotedStorage<Store> extends asyncHooks.AsyncLocalStorage<Store> {
    override run<Result, Arguments extends unknown[]>(
      store: Store,
      callback: (...args: Arguments) => Result,
      ...args: Arguments
    ): Result {
      enabled.add(this);
      return super.run(store, callback, ...args);
    }

    override enterWith(store: Store): void {
      enabled.add(this);
      super.enterWith(store);
    }
  }

  Object.assign(asyncHooks, { AsyncLocalStorage: NotedStorage });
  return () => {
    for (const storage of enabled) storage.disable();
    enabled.clear();
  };
}
