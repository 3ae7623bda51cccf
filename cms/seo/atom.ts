import { element, emptyElement, textElement, xmlDocument } from './xml.ts';

export type AtomEntry = {
  /** An IRI that never changes. */
  id: string;
  /** The address of the page that it is about. */
  url: string;
  title: string;
  summary: string;
  category?: string;
  /** ISO time. */
  updatedAt: string;
};

export type AtomFeed = {
  /** Where the feed is, and the page that shows the same. */
  path: string;
  page: string;
  title: string;
  subtitle: string;
  siteName: string;
  /** Newest first. */
  entries: readonly AtomEntry[];
};

/** The `updated` of an empty feed: Atom requires one. */
const never = new Date(0).toISOString();

/** An Atom feed (RFC 4287). */
export function atomFeed(
  { path, page, title, subtitle, siteName, entries }: AtomFeed,
  publicUrl: string,
): string {
  const self = publicUrl + path;
  return xmlDocument(
    element(
      'feed',
      [
        textElement('id', self),
        textElement('title', title),
        textElement('subtitle', subtitle),
        textElement('updated', entries[0]?.updatedAt ?? never),
        element('author', [textElement('name', siteName)]),
        emptyElement('link', { rel: 'self', type: 'application/atom+xml', href: self }),
        emptyElement('link', { rel: 'alternate', type: 'text/html', href: publicUrl + page }),
        textElement('icon', `${publicUrl}/icons/192.png`),
        ...entries.map(atomEntry),
      ],
      { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': 'en-GB' },
    ),
  );
}

function atomEntry({ id, url, title, summary, category, updatedAt }: AtomEntry): string {
  return element('entry', [
    textElement('id', id),
    textElement('title', title),
    textElement('updated', updatedAt),
    emptyElement('link', { rel: 'alternate', type: 'text/html', href: url }),
    ...(category === undefined ? [] : [emptyElement('category', { term: category })]),
    textElement('summary', summary),
  ]);
}
