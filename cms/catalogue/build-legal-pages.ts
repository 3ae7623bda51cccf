import type { LegalPage as StoredLegalPage, Setting } from '#collections/payload-types.ts';
import type { LegalPage } from '#contract/schemas/legal-page.ts';
import { buildSeo } from './build-seo.ts';
import { escapeHtml } from './escape-html.ts';
import { richTextToHtml } from './rich-text.ts';

/** The published legal pages; `{siteName}` and `{contactEmail}` in their texts stand for what the settings say. */
export function buildLegalPages(
  pages: readonly StoredLegalPage[],
  settings: Pick<Setting, 'contactEmail' | 'siteName'>,
): LegalPage[] {
  const email = escapeHtml(settings.contactEmail);
  const inHtml = {
    siteName: escapeHtml(settings.siteName),
    contactEmail: `<a href="mailto:${email}">${email}</a>`,
  };
  return pages.map((page) => ({
    slug: page.slug,
    title: page.title,
    pageTitle: page.pageTitle,
    description: page.description,
    lastUpdatedAt: page.lastUpdatedAt,
    isNumbered: page.isNumbered ?? false,
    sections: page.sections.map(({ anchor, heading, body }) => ({
      anchor,
      heading: fill(heading, settings),
      bodyHtml: fill(richTextToHtml(body).html, inHtml),
    })),
    seo: buildSeo(page.seo),
  }));
}

function fill(
  text: string,
  { siteName, contactEmail }: Pick<Setting, 'contactEmail' | 'siteName'>,
): string {
  return text
    .replaceAll('{siteName}', () => siteName)
    .replaceAll('{contactEmail}', () => contactEmail);
}
