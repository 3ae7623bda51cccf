import { describe, expect, it } from 'vitest';
import { countTurns } from '../testing/count-turns.ts';
import { jsonBytes } from './json-bytes.ts';

const list = Array.from({ length: 1000 }, (_, index) => ({ id: index, name: `Łódź “${index}”` }));

describe('JSON in UTF-8', () => {
  it.each([[list], [list.slice(0, 200)], [list.slice(0, 201)], [[]], [[null]], [{ list }], ['a']])(
    'of a value is what JSON.stringify makes of it',
    async (value) => {
      expect((await jsonBytes(value)).toString()).toBe(JSON.stringify(value));
    },
  );

  it('of a long list is made in parts, between which others have their turn', async () => {
    const turns = await countTurns(() => jsonBytes(list));
    expect(turns).toBeGreaterThanOrEqual(5);
  });
});
