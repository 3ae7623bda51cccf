import { describe, expect, it } from 'vitest';
import { limitLines, wrapText } from './wrap-text.ts';

const wrap = (text: string, maxWidth: number) => wrapText(text, { fontSize: 10, maxWidth });

describe('wrapping text', () => {
  it('keeps a text that fits on one line', () => {
    expect(wrap('Compare prices', 1000)).toEqual(['Compare prices']);
  });

  it('breaks between words and fills each line', () => {
    expect(wrap('one two three four', 60)).toEqual(['one two', 'three four']);
  });

  it('breaks inside a word only if it is longer than a line, and loses nothing', () => {
    const lines = wrap(`a ${'m'.repeat(25)} b`, 100);
    expect(lines.map(({ length }) => length)).toEqual([1, 10, 10, 7]);
    expect(lines.join('').replaceAll(' ', '')).toBe(`a${'m'.repeat(25)}b`);
  });

  it('never splits a character of another script', () => {
    expect(wrap('💉💉💉', 20)).toEqual(['💉💉', '💉']);
  });

  it('returns no lines for an empty text', () => {
    expect(wrap('', 100)).toEqual([]);
  });
});

describe('limiting lines', () => {
  it('ends with an ellipsis where text is left out', () => {
    expect(limitLines(['a', 'b', 'c'], 2)).toEqual(['a', 'b…']);
    expect(limitLines(['a', 'b'], 2)).toEqual(['a', 'b']);
  });
});
