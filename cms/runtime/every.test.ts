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

  it('says so again if it fails for another reason, whatever the values in the message', async () => {
    const failures = [
      new Error('The database does not answer.'),
      new Error('The database does not answer.'),
      new Error('A row cannot be read.'),
      new Error('Failed query: select * from rows where time < ?\nparams: 12:00'),
      new Error('Failed query: select * from rows where time < ?\nparams: 12:01'),
      new Error('The database does not answer.'),
    ];
    const stop = every(
      1000,
      async () => {
        const failure = failures.shift();
        if (failure) throw failure;
      },
      { name: 'Polling', logger },
    );
    await vi.advanceTimersByTimeAsync(120_000);
    await stop();
    const failed = 'error: Polling has failed and is tried again.';
    expect(logged).toEqual([failed, failed, failed, failed, 'info: Polling works again.']);
  });
});

describe('a task that runs rarely', () => {
  it.each([
    ['every ten minutes', 600, [0, 30, 90, 210, 450, 930, 1530, 2130, 2730]],
    ['once a day', 86_400, [0, 30, 90, 210, 450, 930, 1890]],
    ['twice a minute', 30, [0, 30, 60, 90, 120]],
  ])(
    'is tried again soon after it has failed, then ever more rarely, and never more rarely than when it works: %s',
    async (_often, seconds, expected) => {
      const runs: number[] = [];
      const start = Date.now();
      const stop = every(
        seconds * 1000,
        async () => {
          runs.push((Date.now() - start) / 1000);
          throw new Error('no');
        },
        { name: 'Comparing', logger },
      );
      await vi.advanceTimersByTimeAsync(expected.at(-1)! * 1000);
      expect(runs).toEqual(expected);
      await stop();
    },
  );
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
