import { vi } from 'vitest';
import { inEachTurn } from './in-each-turn.ts';

/**
 * How many turns the event loop gives others while something is done, each step of which seems to take so many
 * milliseconds, on a fast machine and on a slow one.
 */
export async function countTurns(
  work: () => Promise<unknown>,
  { stepMilliseconds = 0.01 } = {},
): Promise<number> {
  let now = performance.now();
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => (now += stepMilliseconds));
  let turns = 0;
  try {
    await inEachTurn(() => {
      turns += 1;
    }, work);
    return turns;
  } finally {
    clock.mockRestore();
  }
}
