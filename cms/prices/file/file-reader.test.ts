import { setTimeout as sleep } from 'node:timers/promises';
import { Worker, type WorkerOptions } from 'node:worker_threads';
import { describe, expect, it } from 'vitest';
import { BadRequest } from '#cms/runtime/errors.ts';
import { createFileReader } from './file-reader.ts';

/** A thread that does what its file says. */
function startThread(options: WorkerOptions): Worker {
  return new Worker(
    `const { parentPort, workerData } = require('node:worker_threads');
     const kept = [];
     const answers = {
       read: () => ({ content: new TextEncoder().encode('"what was read"') }),
       refuse: () => ({ problem: 'This is wrong with the file.' }),
       loop: () => { for (;;); },
       wait: () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0),
       grow: () => { for (;;) kept.push(new Array(1000).fill({})); },
       fail: () => { throw new Error('A bug of ours'); },
     };
     parentPort.postMessage(answers[Buffer.from(workerData).toString()]());`,
    { ...options, eval: true },
  );
}

function reader({ maxSeconds = 60, maxWaiting = 5 } = {}) {
  const read = createFileReader<Uint8Array, string>({
    startThread,
    maxSeconds,
    maxMegabytes: 32,
    maxWaiting,
  });
  return (file: string) => read(Buffer.from(file));
}

describe('a reader of files', () => {
  it('hands on what its thread has read, and what is wrong with a file', async () => {
    const read = reader();
    expect(await read('read')).toBe('what was read');
    await expect(read('refuse')).rejects.toThrow(new BadRequest('This is wrong with the file.'));
    await expect(read('fail')).rejects.toThrow('A bug of ours');
  });

  it('ends a file that takes too long, does other work meanwhile, and reads the next', async () => {
    const read = reader({ maxSeconds: 10 });
    const endless = read('loop');
    const next = read('read');
    expect(await Promise.race([endless, sleep(100, 'other work')])).toBe('other work');
    await expect(endless).rejects.toThrow(BadRequest);
    await expect(endless).rejects.toThrow(/takes too long to read\. Copy the rows you need into/);
    expect(await next).toBe('what was read');
  });

  it('ends a file that takes too much memory, and reads the next', async () => {
    const read = reader();
    const endless = read('grow');
    const next = read('read');
    await expect(endless).rejects.toThrow(BadRequest);
    await expect(endless).rejects.toThrow(/takes too much memory to read\. Copy the rows you need/);
    expect(await next).toBe('what was read');
  });

  it('asks to come back when too many files wait', async () => {
    const read = reader({ maxSeconds: 10, maxWaiting: 1 });
    const first = read('wait').catch(() => 'ended');
    const second = read('read');
    await expect(read('read')).rejects.toMatchObject({
      status: 429,
      message: 'Other files are being read. Choose the file again in a minute.',
    });
    expect(await first).toBe('ended');
    expect(await second).toBe('what was read');
    expect(await read('read')).toBe('what was read');
  });
});
