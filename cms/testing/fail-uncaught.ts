import { setTimeout as wait } from 'node:timers/promises';
import type { Payload } from 'payload';
import { watchProcess } from '../runtime/process-errors.ts';

// Run by a test in a process of its own: two promises that nobody waits for, then an exception that nobody catches.
const log =
  (level: string) =>
  ({ err, ...details }: { err: Error }, message: string) =>
    console.log(JSON.stringify({ level, error: err.message, ...details, message }));
const logger = { error: log('error'), fatal: log('fatal') } as Payload['logger'];

watchProcess({
  logger,
  shutDown: (exitCode) => {
    console.log('shutting down');
    setTimeout(() => process.exit(exitCode), 50);
  },
});
// As Next does, to carry on whatever happens.
process.on('uncaughtException', () => console.log('carrying on'));

for (const name of ['first', 'second']) {
  void Promise.reject(new Error(name));
  await wait(50);
}
console.log('still here');
setTimeout(() => {
  throw new Error('third');
}, 0);
await wait(10_000);
