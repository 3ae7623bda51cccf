import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import type { Guide } from '#contract/schemas/guide.ts';
import { exampleGuide } from './example-guide.ts';
import { GuideArticle } from './guide-article.tsx';

function page(fields: Partial<Guide>): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <GuideArticle guide={{ ...exampleGuide, ...fields }} />
    </MemoryRouter>,
  );
}

describe('a guide', () => {
  it('lists its sources, and its contents lead there', () => {
    expect(page({})).toContain('href="#sources"');
    expect(page({})).toContain('>Side effects<');
  });

  it('has no part for sources where it names none', () => {
    const text = page({ sources: [] });
    expect(text).not.toContain('Sources');
    expect(text).toContain('href="#first"');
  });

  it('has no contents where there is nothing to go to', () => {
    expect(page({ contents: [], sources: [] })).not.toContain('Contents');
  });
});
