import { once } from 'node:events';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { whenIdle } from './when-idle.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }));
afterEach(() => void vi.useRealTimers());

const second = () => vi.advanceTimersByTimeAsync(1000);

it('runs once a second while something is left and the process is idle', async () => {
  let isIdle = false;
  let left = 2;
  const task = vi.fn<() => Promise<boolean>>(async () => (left -= 1) > 0);
  const later = whenIdle(task, () => isIdle);
  later();
  later();
  await second();
  expect(task).not.toHaveBeenCalled();
  isIdle = true;
  await second();
  expect(task).toHaveBeenCalledTimes(1);
  await second();
  await second();
  expect(task).toHaveBeenCalledTimes(2);
});

it('runs again when it is asked to after the task has failed', async () => {
  const restoreListeners = withoutListeners();
  const task = vi.fn<() => Promise<boolean>>().mockRejectedValueOnce(new Error('No memory.'));
  const later = whenIdle(task, () => true);
  later();
  const rejection = once(process, 'unhandledRejection');
  await second();
  const [error] = (await rejection) as [Error];
  expect(error.message).toBe('No memory.');
  restoreListeners();
  await second();
  expect(task).toHaveBeenCalledTimes(1);
  later();
  await second();
  expect(task).toHaveBeenCalledTimes(2);
});

/** Vitest takes a rejection that nobody waits for as a failure; `watchProcess` logs it. */
function withoutListeners(): () => void {
  const listeners = process.listeners('unhandledRejection');
  process.removeAllListeners('unhandledRejection');
  return () => {
    for (const listener of listeners) process.on('unhandledRejection', listener);
  };
}
