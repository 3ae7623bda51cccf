import { inEachTurn } from './in-each-turn.ts';

/** How many turns the event loop gives others while something is done. */
export async function countTurns(work: () => Promise<unknown>): Promise<number> {
  let turns = 0;
  await inEachTurn(() => {
    turns += 1;
  }, work);
  return turns;
}
