import { describe, expect, it } from 'vitest';
import type { LegalPage } from '#collections/payload-types.ts';
import { linkTo, richText } from '../testing/example-data.ts';
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

const sectionFor = (siteName: string, page = stored) =>
  buildLegalPage(legalPagePart(page), {
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

  it.each([
    ['Write to us', 'Write to us'],
    ['Write to {contactEmail}', 'Write to hello@directory.example'],
  ])('may have a link of their own to the email address: %s', (words, shown) => {
    const [who] = stored.sections;
    const page = {
      ...stored,
      sections: [{ ...who!, body: linkTo('mailto:{contactEmail}', words) }],
    };
    expect(sectionFor('Directory', page)?.bodyHtml).toBe(
      `<p><a href="mailto:hello@directory.example">${shown}</a></p>`,
    );
  });
});
