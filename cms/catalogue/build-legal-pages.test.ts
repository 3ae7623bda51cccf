import { describe, expect, it } from 'vitest';
import type { LegalPage } from '#collections/payload-types.ts';
import { richText } from '../testing/example-data.ts';
import { buildLegalPage, legalPagePart } from './build-legal-pages.ts';

const stored: LegalPage = {
  id: '1',
  slug: 'privacy',
  title: 'Privacy',
  pageTitle: 'Privacy | Directory',
  description: 'How we look after your address.',
  lastUpdatedAt: '2025-08-24T00:00:00.000Z',
  sections: [
    {
      heading: 'Who {siteName} is',
      anchor: 'who',
      body: richText('{siteName} is at {contactEmail}.'),
    },
  ],
  updatedAt: '2025-08-24T00:00:00.000Z',
  createdAt: '2025-08-24T00:00:00.000Z',
};

const sectionFor = (siteName: string) =>
  buildLegalPage(legalPagePart(stored), {
    settings: { siteName, contactEmail: 'hello@directory.example' },
    references: { picture: () => null, path: () => undefined, moved: () => undefined },
  }).sections[0];

describe('legal pages', () => {
  it('contain the name and email address from the settings', () => {
    expect(sectionFor('Directory')).toEqual({
      heading: 'Who Directory is',
      anchor: 'who',
      bodyHtml:
        '<p>Directory is at <a href="mailto:hello@directory.example">hello@directory.example</a>.</p>',
    });
  });

  it('escape HTML in the site’s name', () => {
    const section = sectionFor('Price & <Care>');
    expect(section?.heading).toBe('Who Price & <Care> is');
    expect(section?.bodyHtml).toContain('<p>Price &amp; &lt;Care&gt; is at ');
  });
});
