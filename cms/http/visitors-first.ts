import type { ServerResponse } from 'node:http';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';

/** Lets work that nobody waits for go behind the requests that somebody waits for. */
export type VisitorsFirst = {
  /** Somebody waits for this response from now on: until its answer is with the connection, or they have hung up. */
  wait: (res: ServerResponse) => void;
  /** Resolves in a turn of the event loop in which nobody waits, or after a quarter of a second: some always wait. */
  turn: () => Promise<void>;
};

const maxWaitMilliseconds = 250;

export function createVisitorsFirst(): VisitorsFirst {
  const waiting = new Set<ServerResponse>();
  let turns: (() => void)[] = [];
  return {
    wait: (res) => {
      waiting.add(res);
      const end = () => {
        waiting.delete(res);
        if (waiting.size > 0) return;
        for (const resume of turns) resume();
        turns = [];
      };
      // How fast somebody reads is no work of ours: `finish` would wait for that.
      res.once('prefinish', end).once('close', end);
    },
    turn: () => Promise.race([quietTurn(), timeLimit()]),
  };

  async function quietTurn(): Promise<void> {
    await yieldToEventLoop();
    if (waiting.size === 0) return;
    await new Promise<void>((resolve) => turns.push(resolve));
    await quietTurn();
  }
}

function timeLimit(): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve, maxWaitMilliseconds).unref());
}
