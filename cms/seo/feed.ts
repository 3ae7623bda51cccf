import type { Catalogue } from '../catalogue/build-catalogue.ts';
import { element, emptyElement, textElement, xmlDocument } from './xml.ts';

type Entry = {
  path: string;
  title: string;
  description: string;
  category: string;
  updatedAt: string;
};

/** The `updated` of an empty feed: Atom requires one. */
const never = new Date(0).toISOString();

/** The reports and guides as an Atom feed (RFC 4287), most recently changed first. */
export function feed(catalogue: Catalogue, publicUrl: string): string {
  const { siteName } = catalogue.site;
  const entries = newestFirst(catalogue);
  return xmlDocument(
    element(
      'feed',
      [
        textElement('id', `${publicUrl}/feed.atom`),
        textElement('title', siteName),
        textElement('subtitle', 'Market reports and guides'),
        textElement('updated', entries[0]?.updatedAt ?? never),
        element('author', [textElement('name', siteName)]),
        emptyElement('link', {
          rel: 'self',
          type: 'application/atom+xml',
          href: `${publicUrl}/feed.atom`,
        }),
        emptyElement('link', { rel: 'alternate', type: 'text/html', href: `${publicUrl}/` }),
        textElement('icon', `${publicUrl}/icons/192.png`),
        ...entries.map((entry) => feedEntry(entry, publicUrl)),
      ],
      { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': 'en-GB' },
    ),
  );
}

function newestFirst({ guideCards, marketReportCards }: Catalogue): Entry[] {
  const reports = marketReportCards.map((report) => ({
    ...report,
    path: `/market-analysis/${report.slug}`,
  }));
  const guides = guideCards.map((guide) => ({ ...guide, path: `/articles/${guide.slug}` }));
  return [...reports, ...guides].toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt));
}

function feedEntry({ path, title, description, category, updatedAt }: Entry, publicUrl: string) {
  const url = publicUrl + path;
  return element('entry', [
    textElement('id', url),
    textElement('title', title),
    textElement('updated', updatedAt),
    emptyElement('link', { rel: 'alternate', type: 'text/html', href: url }),
    emptyElement('category', { term: category }),
    textElement('summary', description),
  ]);
}
