import { describe, expect, it } from 'vitest';
import { nextTab } from './next-tab.ts';

describe('the keys of the tabs', () => {
  it.each([
    ['ArrowRight', 0, 1],
    ['ArrowRight', 2, 0],
    ['ArrowLeft', 2, 1],
    ['ArrowLeft', 0, 2],
    ['Home', 2, 0],
    ['End', 0, 2],
  ])('%s moves from tab %i of three to tab %i', (key, from, to) => {
    expect(nextTab(key, from, 3)).toBe(to);
  });

  it.each(['Tab', 'Enter', 'ArrowDown', 'a'])('%s does not move', (key) => {
    expect(nextTab(key, 1, 3)).toBe(-1);
  });
});
