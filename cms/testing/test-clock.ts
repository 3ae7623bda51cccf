import type { Clock } from '../runtime/alarm.ts';

/** A clock that can be put to another time, and goes on from there as time does. */
export type TestClock = Clock & {
  putTo: (time: Date | string) => void;
  /** Lets a clock go that stood still. */
  run: () => void;
};

/** A clock that goes, or stands still until it runs: what it is for may take its time to start. */
export function createTestClock(
  start: Date | string = new Date(),
  { standsStill = false }: { standsStill?: boolean } = {},
): TestClock {
  let began = standsStill ? undefined : performance.now();
  let time = new Date(start).getTime();
  const elapsed = () => (began === undefined ? 0 : performance.now() - began);
  return {
    now: () => new Date(time + elapsed()),
    elapsed,
    putTo: (other) => {
      time = new Date(other).getTime() - elapsed();
    },
    run: () => {
      began ??= performance.now();
    },
  };
}
