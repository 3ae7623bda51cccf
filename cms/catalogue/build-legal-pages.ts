import type { LegalPage as StoredLegalPage } from '#collections/payload-types.ts';
import { legalPageSchema, type LegalPage } from '#contract/schemas/legal-page.ts';
import type { SiteSettings } from '#contract/schemas/site.ts';
import { buildSeo } from './build-seo.ts';
import { escapeHtml } from './escape-html.ts';
import { richTextToHtml } from './rich-text.ts';

/**
 * What a legal page says by itself; `{siteName}` and `{contactEmail}` stand as they are written.
 * @throws if the page is not one that could be shown.
 */
export function legalPagePart(page: StoredLegalPage): LegalPage {
  return legalPageSchema.parse(describeLegalPage(page));
}

/** The same of a page that may be half written. */
export function describeLegalPage(page: StoredLegalPage): LegalPage {
  return {
    slug: page.slug,
    title: page.title,
    pageTitle: page.pageTitle,
    description: page.description,
    lastUpdatedAt: page.lastUpdatedAt,
    isNumbered: page.isNumbered ?? false,
    sections: page.sections.map(({ anchor, heading, body }) => ({
      anchor,
      heading,
      bodyHtml: richTextToHtml(body).html,
    })),
    seo: buildSeo(page.seo),
  };
}

/** The legal pages with what the settings say in place of `{siteName}` and `{contactEmail}`. */
export function buildLegalPages(
  pages: readonly LegalPage[],
  settings: Pick<SiteSettings, 'contactEmail' | 'siteName'>,
): LegalPage[] {
  const email = escapeHtml(settings.contactEmail);
  const inHtml = {
    siteName: escapeHtml(settings.siteName),
    contactEmail: `<a href="mailto:${email}">${email}</a>`,
  };
  return pages.map((page) => ({
    ...page,
    sections: page.sections.map(({ anchor, heading, bodyHtml }) => ({
      anchor,
      heading: fill(heading, settings),
      bodyHtml: fill(bodyHtml, inHtml),
    })),
  }));
}

function fill(
  text: string,
  { siteName, contactEmail }: Pick<SiteSettings, 'contactEmail' | 'siteName'>,
): string {
  return text
    .replaceAll('{siteName}', () => siteName)
    .replaceAll('{contactEmail}', () => contactEmail);
}
