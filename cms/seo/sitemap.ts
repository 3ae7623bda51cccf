import type { PublicPage } from '#site/page-route.ts';
import { mapInTurns } from '../runtime/in-turns.ts';
import { element, textElement, xmlDocument } from './xml.ts';

/**
 * The sitemap (https://www.sitemaps.org/protocol.html) of the given pages. Yields to the event loop between parts of a long
 * one.
 */
export async function sitemap(pages: readonly PublicPage[], publicUrl: string): Promise<string> {
  const urls = await mapInTurns(pages, ({ path, updatedAt }) =>
    element('url', [
      textElement('loc', publicUrl + path),
      ...(updatedAt === null ? [] : [textElement('lastmod', updatedAt)]),
    ]),
  );
  return xmlDocument(
    element('urlset', urls, { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9' }),
  );
}
