import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { fromPortions, toPortions } from './json-portions.ts';

const list = Array.from({ length: 2001 }, (_, number) => ({ text: `${number}\n“£”` }));

it('a value comes back whole, in pieces of any length', async () => {
  const values = [list, { at: 'now', none: [], list, other: { list: [1] } }, 'text', [], null];
  for (const value of values) {
    const bytes = await buffer(toPortions(value));
    for (const length of [7, 1000, bytes.length]) {
      const pieces = Array.from({ length: Math.ceil(bytes.length / length) }, (_, index) =>
        bytes.subarray(index * length, (index + 1) * length),
      );
      expect(await fromPortions(pieces)).toEqual(value);
    }
  }
});

it('a long list becomes many short lines, be it the value or one of its fields', async () => {
  for (const value of [list, { at: 'now', list }]) {
    const portions: string[] = [];
    for await (const portion of toPortions(value)) portions.push(portion);
    expect(Math.max(...portions.map(({ length }) => length))).toBeLessThan(20_000);
  }
});
