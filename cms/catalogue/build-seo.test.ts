import { describe, expect, it } from 'vitest';
import { buildSeo } from './build-seo.ts';

describe('the search result fields', () => {
  it.each([
    [undefined, { title: null, description: null }],
    [
      { title: '', description: null },
      { title: null, description: null },
    ],
    [
      { title: 'Own title', description: 'Own words.' },
      { title: 'Own title', description: 'Own words.' },
    ],
  ])('of %o is %o', (stored, shown) => {
    expect(buildSeo(stored)).toEqual(shown);
  });
});
