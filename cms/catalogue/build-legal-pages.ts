import type { LegalPage as StoredLegalPage } from '#collections/payload-types.ts';
import { legalPageSchema, type LegalPage } from '#contract/schemas/legal-page.ts';
import type { SiteSettings } from '#contract/schemas/site.ts';
import { buildSeo } from './build-seo.ts';
import { escapeHtml } from './escape-html.ts';
import { fillIn, type References } from './fill-in.ts';
import { richTextToHtml } from './rich-text.ts';

/**
 * A legal page, without what depends on other documents; `{siteName}` and `{contactEmail}` are not filled in yet.
 * @throws if the page cannot be shown.
 */
export function legalPagePart(page: StoredLegalPage): LegalPage {
  return legalPageSchema.parse(describeLegalPage(page));
}

/** The same for a page that may be unfinished. */
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
      bodyHtml: richTextToHtml(body, linkEmailAddress).html,
    })),
    seo: buildSeo(page.seo),
  };
}

function linkEmailAddress(words: string): string {
  return words.replaceAll('{contactEmail}', '<a href="mailto:$&">$&</a>');
}

/** A legal page with its links, and `{siteName}` and `{contactEmail}` filled in from the settings. */
export function buildLegalPage(
  page: LegalPage,
  {
    settings,
    references,
  }: { settings: Pick<SiteSettings, 'contactEmail' | 'siteName'>; references: References },
): LegalPage {
  const inHtml = {
    siteName: escapeHtml(settings.siteName),
    contactEmail: escapeHtml(settings.contactEmail),
  };
  return {
    ...page,
    sections: page.sections.map(({ anchor, heading, bodyHtml }) => ({
      anchor,
      heading: fill(heading, settings),
      bodyHtml: fill(fillIn(bodyHtml, references), inHtml),
    })),
  };
}

function fill(
  text: string,
  { siteName, contactEmail }: Pick<SiteSettings, 'contactEmail' | 'siteName'>,
): string {
  return text
    .replaceAll('{siteName}', () => siteName)
    .replaceAll('{contactEmail}', () => contactEmail);
}
