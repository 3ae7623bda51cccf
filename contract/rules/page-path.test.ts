import { describe, expect, it } from 'vitest';
import { documentPaths } from './document-path.ts';
import { pagePath } from './page-path.ts';

describe('the path of a page with parameters', () => {
  it('has each of them encoded in its place', () => {
    expect(pagePath('writeReview', { slug: 'oak' })).toBe('/providers/oak/write-review');
    expect(pagePath('helpfulVote', { slug: 'a/b', id: '7?' })).toBe(
      '/providers/a%2Fb/reviews/7%3F/helpful',
    );
  });

  it('leaves what looks like a parameter in a value as it is', () => {
    expect(pagePath('figure', { month: ':figure', figure: 'median' })).toBe(
      '/data/%3Afigure/median',
    );
  });
});

describe('the page of a document', () => {
  it('is where visitors find it', () => {
    expect(documentPaths.guides('wegovy-guide')).toBe('/articles/wegovy-guide');
    expect(documentPaths['market-reports']('august-2025')).toBe('/market-analysis/august-2025');
    expect(documentPaths.providers('oak')).toBe('/providers/oak');
    expect(documentPaths['legal-pages']('privacy-policy')).toBe('/privacy-policy');
  });

  it('is a filter for a medication, written as a form writes it', () => {
    expect(documentPaths.medications('two words')).toBe('/medications?filter=two+words');
  });
});
