import type { PublicPage } from '#site/page-route.ts';
import { element, textElement, xmlDocument } from './xml.ts';

/** The sitemap (https://www.sitemaps.org/protocol.html) of the given pages. */
export function sitemap(pages: readonly PublicPage[], publicUrl: string): string {
  const urls = pages.map(({ path, updatedAt }) =>
    element('url', [
      textElement('loc', publicUrl + path),
      ...(updatedAt === null ? [] : [textElement('lastmod', updatedAt)]),
    ]),
  );
  return xmlDocument(
    element('urlset', urls, { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9' }),
  );
}
