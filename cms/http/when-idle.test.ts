import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Payload } from 'payload';
import { whenIdle } from './when-idle.ts';

const logged: string[] = [];
const logger = {
  error: ({ err }: { err: Error }) => void logged.push(err.message),
} as unknown as Payload['logger'];

beforeEach(() => {
  logged.length = 0;
  vi.useFakeTimers({ toFake: ['setTimeout'] });
});
afterEach(() => void vi.useRealTimers());

const second = () => vi.advanceTimersByTimeAsync(1000);

it('runs once a second while something is left and the process is idle', async () => {
  let isIdle = false;
  let left = 2;
  const task = vi.fn<() => Promise<boolean>>(async () => (left -= 1) > 0);
  const later = whenIdle(task, { logger, isIdle: () => isIdle });
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

it('logs a failure, and runs again when it is asked to', async () => {
  const task = vi.fn<() => Promise<boolean>>().mockRejectedValueOnce(new Error('No memory.'));
  const later = whenIdle(task, { logger, isIdle: () => true });
  later();
  await second();
  expect(logged).toEqual(['No memory.']);
  await second();
  expect(task).toHaveBeenCalledTimes(1);
  later();
  await second();
  expect(task).toHaveBeenCalledTimes(2);
});
