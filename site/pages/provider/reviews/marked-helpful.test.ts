import { describe, expect, it } from 'vitest';
import { readMarked, withMarked } from './marked-helpful.ts';

describe('the reviews that a browser has marked as helpful', () => {
  it('are none at first', () => {
    expect(readMarked(null)).toEqual([]);
  });

  it('are stored in order, each once', () => {
    const kept = withMarked(withMarked(withMarked(null, 'a'), 'b'), 'a');
    expect(readMarked(kept)).toEqual(['b', 'a']);
  });

  it('are at most a thousand, dropping the oldest', () => {
    const full = JSON.stringify(Array.from({ length: 1000 }, (_, index) => `review ${index}`));
    const kept = readMarked(withMarked(full, 'one more'));
    expect(kept).toHaveLength(1000);
    expect(kept[0]).toBe('review 1');
    expect(kept.at(-1)).toBe('one more');
  });

  it.each(['', '{', 'null', '{"a":1}', '"a"', '7'])('are none if %j is stored', (text) => {
    expect(readMarked(text)).toEqual([]);
  });

  it('are only the strings in a tampered list', () => {
    expect(readMarked('["a", 1, null, "b"]')).toEqual(['a', 'b']);
  });
});
