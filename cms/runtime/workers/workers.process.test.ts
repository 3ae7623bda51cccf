import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import type { Task } from '#cms/testing/obedient-process.ts';
import { processOf } from './process-of.ts';
import { keptWorker, WorkerEnded } from './worker.ts';

const start = processOf(new URL('../../testing/obedient-process.ts', import.meta.url));
const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

function processes({ idleSeconds = 60, maxSeconds = 60 } = {}) {
  const limits = { idleSeconds, maxSeconds, maxMegabytes: 64 };
  const { ask, end } = keptWorker<Task, unknown>(start, limits);
  ends.push(end);
  return {
    end,
    /** Answered with the number of the process. */
    ask: async (task: Task) => Number(await ask(task)),
    show: () => ask('show the environment'),
  };
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function hasEnded(pid: number): Promise<void> {
  while (isRunning(pid)) await sleep(20);
}

describe('a process that is asked as a thread is', () => {
  it('answers one question after the other, those asked at once too', async () => {
    const { ask } = processes();
    const [first, second] = await Promise.all([ask('answer'), ask('answer')]);
    expect(first).not.toBe(process.pid);
    expect([second, await ask('answer')]).toEqual([first, first]);
  });

  it.each([
    ['takes too much memory', 'grow'],
    ['takes at once what would end a thread together with its process', 'grow at once'],
  ] as const)('that %s is ended, and another answers', async (_, task) => {
    const { ask } = processes();
    const first = await ask('answer');
    await expect(ask(task)).rejects.toThrow(new WorkerEnded('memory'));
    expect(isRunning(first)).toBe(false);
    expect(await ask('answer')).not.toBe(first);
  });

  it('that takes too long is ended, and another answers', async () => {
    const { ask } = processes({ maxSeconds: 10 });
    const first = await ask('answer');
    await expect(ask('loop')).rejects.toThrow(new WorkerEnded('time'));
    expect(isRunning(first)).toBe(false);
    expect(await ask('answer')).not.toBe(first);
  });

  it('that fails says why, and another answers', async () => {
    const { ask } = processes();
    const first = await ask('answer');
    await expect(ask('fail')).rejects.toThrow('A bug of ours');
    expect(await ask('answer')).not.toBe(first);
  });

  it('ends once nobody has asked for a while, or when it is told to', async () => {
    const idle = processes({ idleSeconds: 0.1 });
    await hasEnded(await idle.ask('answer'));
    const told = processes();
    const pid = await told.ask('answer');
    await told.end();
    expect(isRunning(pid)).toBe(false);
  });

  it('ends with the process that asks', async () => {
    const { ask } = processes();
    const [asking, asked] = [await ask('answer'), await ask('ask another')];
    expect(isRunning(asked)).toBe(true);
    process.kill(asking, 'SIGKILL');
    await hasEnded(asked);
  });

  it('knows no secrets', async () => {
    expect(await processes().show()).toEqual(['NODE_ENV']);
  });
});
