import asyncHooks from 'node:async_hooks';
import { execFile } from 'node:child_process';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { noteAsyncStorages } from './async-storages.ts';

test('Node keeps account of promises while storages are enabled, and no longer once those that ran are disabled', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--import',
    'tsx',
    'cms/testing/account-of-promises.ts',
  ]);
  expect(JSON.parse(stdout)).toEqual([false, true, false]);
});

test('a storage has its store while it runs, none once it is disabled, and the next when it runs again', async () => {
  const { AsyncLocalStorage } = asyncHooks;
  try {
    const disableStorages = noteAsyncStorages();
    const storage = new asyncHooks.AsyncLocalStorage<string>();
    const [first, disabled, second] = [
      await storage.run('the first visit', storeLater),
      await storage.run('the first visit', () => {
        disableStorages();
        return storeLater();
      }),
      await storage.run('the second visit', storeLater),
    ];
    expect([first, disabled, second]).toEqual(['the first visit', undefined, 'the second visit']);
    disableStorages();

    async function storeLater() {
      await yieldToEventLoop();
      return storage.getStore();
    }
  } finally {
    Object.assign(asyncHooks, { AsyncLocalStorage });
  }
});
