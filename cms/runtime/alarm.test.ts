import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAlarm, type Alarm, type Clock } from './alarm.ts';

const start = new Date('2026-11-20T12:00:00.000Z');
const minute = 60_000;
const day = 24 * 60 * minute;

let putForward = 0;
let elapsed: () => number;
let alarm: Alarm;
let rings: string[];

const clock: Clock = {
  now: () => new Date(start.getTime() + elapsed() + putForward),
  elapsed: () => elapsed(),
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  const began = Date.now();
  elapsed = () => Date.now() - began;
  putForward = 0;
  rings = [];
  const ring = (what: string) => () => void rings.push(`${what} ${clock.now().toISOString()}`);
  alarm = createAlarm(clock, { onTime: ring('time'), onJump: ring('jump') });
});
afterEach(() => {
  alarm.stop();
  vi.useRealTimers();
});

const inFuture = (milliseconds: number) => new Date(start.getTime() + milliseconds);

describe('an alarm', () => {
  it('rings at the millisecond', async () => {
    alarm.set(inFuture(5 * minute + 1));
    await vi.advanceTimersByTimeAsync(5 * minute);
    expect(rings).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(rings).toEqual(['time 2026-11-20T12:05:00.001Z']);
  });

  it('looks at the clock only every two seconds, and does not ring, however far off the time is', async () => {
    const now = vi.spyOn(clock, 'now');
    alarm.set(inFuture(40 * day));
    await vi.advanceTimersByTimeAsync(minute);
    expect(rings).toEqual([]);
    expect(now.mock.calls.length).toBeLessThanOrEqual(70);
    now.mockRestore();
  });

  it('rings at once for a time that has passed, and every two seconds until it is set anew', async () => {
    alarm.set(inFuture(-1));
    await vi.advanceTimersByTimeAsync(0);
    expect(rings).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(4000);
    expect(rings).toHaveLength(3);
    alarm.set(inFuture(day));
    await vi.advanceTimersByTimeAsync(minute);
    expect(rings).toHaveLength(3);
  });

  it.each([
    ['forward', 60 * minute],
    ['back', -60 * minute],
  ])('notices within two seconds that the clock was put %s', async (_direction, by) => {
    alarm.set(inFuture(day));
    await vi.advanceTimersByTimeAsync(minute);
    expect(rings).toEqual([]);
    putForward = by;
    await vi.advanceTimersByTimeAsync(2000);
    expect(rings).toEqual([expect.stringMatching(/^jump /)]);
    await vi.advanceTimersByTimeAsync(minute);
    expect(rings).toHaveLength(1);
  });

  it('does not mind that a clock is corrected by a fraction of a second', async () => {
    alarm.set(inFuture(day));
    putForward = 900;
    await vi.advanceTimersByTimeAsync(minute);
    expect(rings).toEqual([]);
  });

  it('is silent once it has stopped', async () => {
    alarm.set(inFuture(minute));
    alarm.stop();
    await vi.advanceTimersByTimeAsync(day);
    expect(rings).toEqual([]);
  });
});
