import asyncHooks from 'node:async_hooks';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { noteAsyncStorages } from './async-storages.ts';

test('Node keeps account of promises while a storage is enabled, and no longer once those that ran are disabled', async () => {
  const disableStorages = noteAsyncStorages();
  const storage = new asyncHooks.AsyncLocalStorage<string>();
  const other = new asyncHooks.AsyncLocalStorage<string>();
  const before = isAccountKept();

  const stores = storage.run('a visit', () => {
    other.enterWith('entered');
    return [storage.getStore(), other.getStore()];
  });
  const meanwhile = isAccountKept();
  disableStorages();
  await yieldToEventLoop();

  expect(stores).toEqual(['a visit', 'entered']);
  expect([before, meanwhile, isAccountKept()]).toEqual([false, true, false]);
});

test('a storage that was disabled runs again, with what is awaited inside', async () => {
  const disableStorages = noteAsyncStorages();
  const storage = new asyncHooks.AsyncLocalStorage<string>();
  storage.run('the first visit', () => {});
  disableStorages();

  const store = await storage.run('the second visit', async () => {
    await yieldToEventLoop();
    return storage.getStore();
  });
  disableStorages();

  expect(store).toBe('the second visit');
});

/** Node gives each promise a number while it does. */
function isAccountKept(): boolean {
  return Object.getOwnPropertySymbols(Promise.resolve()).some(
    ({ description }) => description === 'async_id_symbol',
  );
}
