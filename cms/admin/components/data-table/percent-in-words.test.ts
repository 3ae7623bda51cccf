import { expect, it } from 'vitest';
import { percentInWords } from './percent-in-words.ts';

it.each([
  [1.8, '▲ up 1.8%'],
  [-50, '▼ down 50%'],
  [1234.5, '▲ up 1,234.5%'],
  // From £156.99 to £157.
  [0, 'under 0.1%'],
])('a rise of %d per cent is “%s”', (rise, words) => {
  expect(percentInWords(rise)).toBe(words);
});
