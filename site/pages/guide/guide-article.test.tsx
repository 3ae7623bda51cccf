import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import type { Guide } from '#contract/schemas/guide.ts';
import { GuideArticle } from './guide-article.tsx';

const guide: Guide = {
  slug: 'a-guide',
  title: 'A guide',
  description: 'What to expect.',
  category: 'Safety',
  readTimeMinutes: 5,
  featured: false,
  badges: [],
  updatedAt: '2025-08-20T00:00:00.000Z',
  picture: null,
  bodyHtml: '<p>Text.</p>',
  contents: [{ id: 'first', text: 'First' }],
  sources: [{ title: 'Side effects', publisher: 'NHS', url: 'https://www.nhs.uk/' }],
  reviewerRole: null,
  lastReviewedAt: '2025-08-20T00:00:00.000Z',
  related: [],
  seo: { title: null, description: null },
};

function page(fields: Partial<Guide>): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <GuideArticle guide={{ ...guide, ...fields }} />
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
