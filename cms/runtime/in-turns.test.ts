import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { inEachTurn } from '../testing/in-each-turn.ts';
import { forEachInTurns, mapInTurns } from './in-turns.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

const items = Array.from({ length: 12 }, (_, index) => index);

/** The items that are visited between the turns of others, if each takes so many milliseconds. */
async function turnsOf(milliseconds: number): Promise<number[][]> {
  const turns: number[][] = [[]];
  await inEachTurn(
    () => turns.push([]),
    () =>
      forEachInTurns(items, (item) => {
        turns.at(-1)?.push(item);
        vi.advanceTimersByTime(milliseconds);
      }),
  );
  return turns.filter((turn) => turn.length > 0);
}

describe('a long calculation', () => {
  it('lets others have their turn after some milliseconds, be they many items or one', async () => {
    expect(await turnsOf(0)).toEqual([items]);
    expect(await turnsOf(2)).toEqual([
      items.slice(0, 3),
      items.slice(3, 6),
      items.slice(6, 9),
      items.slice(9),
    ]);
    expect(await turnsOf(50)).toEqual(items.map((item) => [item]));
  });

  it('comes to the same in one turn and in many', async () => {
    const double = (item: number) => {
      vi.advanceTimersByTime(4);
      return 2 * item;
    };
    expect(await mapInTurns(items, double)).toEqual(items.map((item) => 2 * item));
    expect(await mapInTurns([], double)).toEqual([]);
  });

  it('ends with the error of one of its steps', async () => {
    const fail = () => {
      throw new Error('the third');
    };
    const visited: number[] = [];
    const run = forEachInTurns(items, (item) => (item === 2 ? fail() : visited.push(item)));
    await expect(run).rejects.toThrow('the third');
    expect(visited).toEqual([0, 1]);
  });
});
