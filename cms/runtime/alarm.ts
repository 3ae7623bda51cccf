/** The time of day, and how much time has passed regardless of changes to the clock. */
export type Clock = {
  now: () => Date;
  /** Milliseconds since some moment; it never goes back and never jumps. */
  elapsed: () => number;
};

export const systemClock: Clock = {
  now: () => new Date(),
  elapsed: () => performance.now(),
};

export type Alarm = {
  /** Rings at this time instead of the one set before. */
  set: (time: Date) => void;
  stop: () => void;
};

type Ringing = {
  /** The time that was set has come. It rings again every two seconds until another time is set. */
  onTime: () => void;
  /** The clock was put forward or back. */
  onJump: () => void;
};

/** No wait is longer, so that a clock that was put forward or back is noticed within two seconds. */
const maxWait = 2000;
/** Clocks are corrected by fractions of a second all the time. */
const smallestJump = 1000;

/** An alarm of the wall clock: a timer alone would count on while the clock is changed or the machine sleeps. */
export function createAlarm(clock: Clock, { onTime, onJump }: Ringing): Alarm {
  let due = Infinity;
  let difference = clockOffset();
  let timer = setTimeout(tick, maxWait).unref();

  return {
    set: (time) => {
      due = time.getTime();
      wait(due - clock.now().getTime());
    },
    stop: () => clearTimeout(timer),
  };

  function wait(milliseconds: number): void {
    clearTimeout(timer);
    timer = setTimeout(tick, Math.min(Math.max(milliseconds, 0), maxWait)).unref();
  }

  function tick(): void {
    const remaining = due - clock.now().getTime();
    // Before the calls: they may set another time.
    wait(remaining > 0 ? remaining : maxWait);
    const jump = clockOffset() - difference;
    difference += jump;
    if (Math.abs(jump) >= smallestJump) onJump();
    else if (remaining <= 0) onTime();
  }

  function clockOffset(): number {
    return clock.now().getTime() - clock.elapsed();
  }
}
