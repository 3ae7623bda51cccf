import { once } from 'node:events';
import { Worker, type WorkerOptions } from 'node:worker_threads';
import { describe, expect, it } from 'vitest';
import { keptThread, ThreadEnded } from './thread.ts';

/** Threads that do what they are told, and answer with their number. */
function threads(idleSeconds: number) {
  const started: Worker[] = [];
  const start = (options: WorkerOptions) => {
    const thread = new Worker(
      `const { parentPort, threadId } = require('node:worker_threads');
       const kept = [];
       const tasks = {
         answer: () => {},
         loop: () => { for (;;); },
         grow: () => { for (;;) kept.push(new Array(1000).fill({})); },
         fail: () => { throw new Error('A bug of ours'); },
       };
       parentPort.on('message', (task) => { tasks[task](); parentPort.postMessage(threadId); });`,
      { ...options, eval: true },
    );
    started.push(thread);
    return thread;
  };
  const limits = { idleSeconds, maxSeconds: 3, maxMegabytes: 32 };
  return { started, ...keptThread<string, number>(start, limits) };
}

describe('a thread that is kept', () => {
  it('answers one question after the other, those asked at once too', async () => {
    const { ask, started } = threads(60);
    const [first, second] = await Promise.all([ask('answer'), ask('answer')]);
    expect([second, await ask('answer')]).toEqual([first, first]);
    expect(started).toHaveLength(1);
  });

  it.each([
    ['takes too long', 'loop', ThreadEnded],
    ['takes too much memory', 'grow', ThreadEnded],
    ['fails', 'fail', Error],
  ])('is another one after one that %s', async (_, task, error) => {
    const { ask, started } = threads(60);
    const first = await ask('answer');
    const [refused, next] = [ask(task), ask('answer')];
    await expect(refused).rejects.toThrow(error);
    expect(await next).not.toBe(first);
    expect(started).toHaveLength(2);
  });

  it('ends once nobody has asked for a while, and is started anew', async () => {
    const { ask, started } = threads(0.1);
    const first = await ask('answer');
    await once(started[0]!, 'exit');
    expect(await ask('answer')).not.toBe(first);
  });

  it('answers what it has been asked before it is ended', async () => {
    const { ask, end, started } = threads(60);
    const answered = ask('answer');
    await end();
    expect(started[0]?.threadId).toBe(-1);
    await answered;
  });
});
