import { describe, expect, it } from 'vitest';
import { ShardedMap } from './sharded-map.ts';

const numbered = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index): [string, number] => [`id-${from + index}`, index]);

const inOrder = (a: number, b: number) => a - b;

describe('a sharded map', () => {
  it('holds what a map holds after the same changes', async () => {
    const like = new Map(numbered(5000));
    for (const [key, value] of numbered(3000, 4000)) like.set(key, value);
    for (const [key] of numbered(2500, 1000)) like.delete(key);
    const first = await new ShardedMap<number>().withChanges(numbered(5000));
    const second = await first.withChanges(numbered(3000, 4000));
    const map = await second.withChanges(
      numbered(2500, 1000).map(([key]) => [key, undefined] as const),
    );
    expect(map.size).toBe(like.size);
    expect(new Map(map)).toEqual(like);
    expect(new Set(map.keys())).toEqual(new Set(like.keys()));
    expect([...map.values()].toSorted(inOrder)).toEqual([...like.values()].toSorted(inOrder));
    for (const [key] of numbered(7500)) {
      expect(map.get(key)).toBe(like.get(key));
      expect(map.has(key)).toBe(like.has(key));
    }
    const visited = new Map<string, number>();
    map.forEach((value, key) => visited.set(key, value));
    expect(visited).toEqual(like);
  });

  it('stays as it was when a copy is changed', async () => {
    const map = await new ShardedMap<number>().withChanges(numbered(5000));
    const copy = await map.withChanges([['id-1', undefined]]);
    await copy.withChanges([['id-2', 99]]);
    expect(new Map(map)).toEqual(new Map(numbered(5000)));
  });

  it('takes the last of several changes of one key', async () => {
    const changes = [
      ['id', 1],
      ['id', undefined],
      ['id', 2],
    ] as const;
    expect([...(await new ShardedMap<number>().withChanges(changes))]).toEqual([['id', 2]]);
  });
});
