import { expect, it } from 'vitest';
import { countTurns } from '../testing/count-turns.ts';
import { jsonInParts } from './json-in-parts.ts';

const rows = Array.from({ length: 1201 }, (_, line) => ({
  line,
  name: 'Mørk “5 mg”',
  none: undefined,
}));

it.each([
  [
    'a list within an object within another',
    { preview: { rows, counts: { new: 2, none: undefined } } },
  ],
  ['nothing at all', {}],
  [
    'what has no value, dates and empty lists',
    { a: undefined, b: null, at: new Date(0), c: [], d: {} },
  ],
  ['a long list of lists', { rows: rows.map(({ line }) => [line, null, undefined]) }],
])('is the same JSON for %s', async (_, answer) => {
  const response = jsonInParts(answer);
  expect(response.headers.get('Content-Type')).toBe('application/json');
  expect(await response.text()).toBe(JSON.stringify(answer));
});

it('lets others be answered while it is written', async () => {
  const answer = { rows: Array.from({ length: 20 }, () => rows).flat() };
  expect(await countTurns(() => jsonInParts(answer).text())).toBeGreaterThan(40);
});
