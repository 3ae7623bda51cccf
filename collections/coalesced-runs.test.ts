import { describe, expect, it } from 'vitest';
import { createCoalescedRuns } from './coalesced-runs.ts';

describe('coalesced runs', () => {
  it('never overlap, and calls made meanwhile share the next run', async () => {
    const run = createCoalescedRuns();
    const events: string[] = [];
    const task = async () => {
      events.push('begins');
      await new Promise((resolve) => setImmediate(resolve));
      events.push('ends');
    };
    const first = run('a', task);
    await Promise.resolve().then(() => {});
    await Promise.all([first, run('a', task), run('a', task), run('a', task)]);
    expect(events).toEqual(['begins', 'ends', 'begins', 'ends']);
  });

  it('with different keys do not wait for each other', async () => {
    const run = createCoalescedRuns();
    const never = new Promise<void>(() => {});
    void run('a', () => never);
    const ran: string[] = [];
    await run('b', async () => void ran.push('b'));
    expect(ran).toEqual(['b']);
  });

  it('continue after a failure, which only the callers of that run see', async () => {
    const run = createCoalescedRuns();
    await expect(run('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await run('a', async () => {});
  });
});
