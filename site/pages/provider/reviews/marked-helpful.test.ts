import { describe, expect, it } from 'vitest';
import { readMarked, withMarked } from './marked-helpful.ts';

describe('the reviews that a browser has marked as helpful', () => {
  it('are none at first', () => {
    expect(readMarked(null)).toEqual([]);
  });

  it('are kept one after the other, each once', () => {
    const kept = withMarked(withMarked(withMarked(null, 'a'), 'b'), 'a');
    expect(readMarked(kept)).toEqual(['b', 'a']);
  });

  it('are a thousand at most, and the oldest goes first', () => {
    const full = JSON.stringify(Array.from({ length: 1000 }, (_, index) => `review ${index}`));
    const kept = readMarked(withMarked(full, 'one more'));
    expect(kept).toHaveLength(1000);
    expect(kept[0]).toBe('review 1');
    expect(kept.at(-1)).toBe('one more');
  });

  it.each(['', '{', 'null', '{"a":1}', '"a"', '7'])('are none where %j was kept', (text) => {
    expect(readMarked(text)).toEqual([]);
  });

  it('are only the texts in a list that somebody changed', () => {
    expect(readMarked('["a", 1, null, "b"]')).toEqual(['a', 'b']);
  });
});
