import asyncHooks from 'node:async_hooks';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { noteAsyncStorages } from '../admin/async-storages.ts';

// Says whether Node keeps account of promises: before storages run, while they are enabled, and once they are disabled. In
// a process of its own, because other tests have storages too.
const disableStorages = noteAsyncStorages();
const said = [isAccountKept()];
new asyncHooks.AsyncLocalStorage<string>().run('run', () => {});
new asyncHooks.AsyncLocalStorage<string>().enterWith('entered');
said.push(isAccountKept());
disableStorages();
await yieldToEventLoop();
said.push(isAccountKept());
console.log(JSON.stringify(said));

/** Node gives each promise a number while it does. */
function isAccountKept(): boolean {
  return Object.getOwnPropertySymbols(Promise.resolve()).some(
    ({ description }) => description === 'async_id_symbol',
  );
}
