import type { Guide } from '#contract/schemas/guide.ts';

/** For tests: a guide with one heading and one source. */
export const exampleGuide: Guide = {
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
