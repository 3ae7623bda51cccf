import type { Clock } from '../runtime/alarm.ts';

/** A clock that can be put to another time, and goes on from there as time does. */
export type TestClock = Clock & { putTo: (time: Date | string) => void };

export function createTestClock(start: Date | string = new Date()): TestClock {
  let difference = new Date(start).getTime() - performance.now();
  return {
    now: () => new Date(performance.now() + difference),
    elapsed: () => performance.now(),
    putTo: (time) => {
      difference = new Date(time).getTime() - performance.now();
    },
  };
}
