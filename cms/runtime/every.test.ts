import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Payload } from 'payload';
import { every } from './every.ts';

const logged: string[] = [];
const note = (level: string) => (first: unknown, second?: unknown) => {
  logged.push(`${level}: ${String(second ?? first)}`);
};
const logger = { error: note('error'), info: note('info') } as unknown as Payload['logger'];

beforeEach(() => {
  logged.length = 0;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  vi.spyOn(Math, 'random').mockReturnValue(0);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a task every second', () => {
  it('never runs twice at once: the next second begins when it has ended', async () => {
    const ends: (() => void)[] = [];
    const stop = every(1000, () => new Promise<void>((resolve) => ends.push(resolve)), {
      name: 'Polling',
      logger,
    });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(ends).toHaveLength(1);
    ends[0]?.();
    await vi.advanceTimersByTimeAsync(999);
    expect(ends).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(ends).toHaveLength(2);
    ends[1]?.();
    await stop();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(ends).toHaveLength(2);
  });

  it('is tried ever more rarely while it fails, up to every 15 seconds, and says so once', async () => {
    let isDown = true;
    const runs: number[] = [];
    const start = Date.now();
    const stop = every(
      1000,
      async () => {
        runs.push((Date.now() - start) / 1000);
        if (isDown) throw new Error('The database does not answer.');
      },
      { name: 'Polling', logger },
    );
    await vi.advanceTimersByTimeAsync(60_000);
    expect(runs).toEqual([0, 2, 6, 14, 29, 44, 59]);
    expect(logged).toEqual(['error: Polling has failed and is tried again.']);
    isDown = false;
    runs.length = 0;
    await vi.advanceTimersByTimeAsync(16_000);
    expect(runs).toEqual([74, 75, 76]);
    expect(logged).toEqual([
      'error: Polling has failed and is tried again.',
      'info: Polling works again.',
    ]);
    await stop();
  });

  it('waits less by chance, by a half at most', async () => {
    vi.mocked(Math.random).mockReturnValue(0.5);
    let runs = 0;
    const stop = every(
      1000,
      async () => {
        runs += 1;
        throw new Error('no');
      },
      { name: 'Polling', logger },
    );
    await vi.advanceTimersByTimeAsync(1499);
    expect(runs).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(runs).toBe(2);
    await stop();
  });

  it('is tried again soon even if it is a daily one', async () => {
    let runs = 0;
    const task = async () => {
      runs += 1;
      throw new Error('no');
    };
    const stop = every(24 * 3_600_000, task, { name: 'Erasing', logger });
    await vi.advanceTimersByTimeAsync(15_000);
    expect(runs).toBe(2);
    await stop();
  });
});

describe('stopping', () => {
  it('tells the task and waits for it', async () => {
    let hasEnded = false;
    const stop = every(
      1000,
      async (signal) => {
        await new Promise((resolve) => signal.addEventListener('abort', resolve));
        hasEnded = true;
      },
      { name: 'Polling', logger },
    );
    await stop();
    expect(hasEnded).toBe(true);
  });

  it('leaves a task behind that does not end', async () => {
    const stop = every(1000, () => new Promise(() => {}), { name: 'Polling', logger });
    const stopped = stop();
    await vi.advanceTimersByTimeAsync(8000);
    await expect(stopped).resolves.toBeUndefined();
  });

  it('before the first run means that there is none', async () => {
    let runs = 0;
    const task = async () => {
      runs += 1;
    };
    const stop = every(1000, task, { name: 'Polling', logger, firstAfter: 1000 });
    await vi.advanceTimersByTimeAsync(999);
    await stop();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(runs).toBe(0);
  });
});
