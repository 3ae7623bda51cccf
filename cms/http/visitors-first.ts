import { setImmediate as nextTurn } from 'node:timers/promises';

/** Lets work that nobody waits for go behind the requests that somebody waits for. */
export type VisitorsFirst = {
  /** Somebody waits for an answer from now on; returns what ends that. */
  wait: () => () => void;
  /** Resolves in a turn of the event loop in which nobody waits. */
  turn: () => Promise<void>;
};

export function createVisitorsFirst(): VisitorsFirst {
  let waiting = 0;
  let turns: (() => void)[] = [];
  return {
    wait: () => {
      waiting += 1;
      return () => {
        waiting -= 1;
        if (waiting > 0) return;
        for (const goOn of turns) goOn();
        turns = [];
      };
    },
    turn,
  };

  async function turn(): Promise<void> {
    await nextTurn();
    if (waiting === 0) return;
    await new Promise<void>((resolve) => turns.push(resolve));
    await turn();
  }
}
