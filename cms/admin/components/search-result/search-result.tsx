'use client';

import { useFormFields } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { read } from '../send.ts';
import './search-result.css';

type Props = {
  page: {
    titleFrom: string;
    hasSiteName: boolean;
    path: string;
  };
};

/** What search engines usually show. */
const shown = { title: 60, description: 155 };

/** How the page will look among search results, as it stands in the form. */
export function SearchResult({ page: { titleFrom, hasSiteName, path } }: Props) {
  const text = useFormFields(
    ([fields]) =>
      (name: string) =>
        (fields[name]?.value ?? '') as string,
  );
  const siteName = useSiteName();
  const ownTitle = text(titleFrom);
  const title = text('seo.title') || (hasSiteName ? `${ownTitle} | ${siteName}` : ownTitle);
  const description = text('seo.description') || text('description');
  const address = path.slice(1).replace(':slug', () => text('slug') || '…');
  return (
    <figure className="search-result">
      <figcaption>Preview</figcaption>
      <div className="search-result__card">
        <p className="search-result__address">
          {siteName} › {address}
        </p>
        <p className="search-result__title">{shorten(title, shown.title)}</p>
        <p>{shorten(description, shown.description)}</p>
      </div>
      <ul className="search-result__counts">
        <Count what="Title" length={title.length} max={shown.title} />
        <Count what="Description" length={description.length} max={shown.description} />
      </ul>
    </figure>
  );
}

function Count({ what, length, max }: { what: string; length: number; max: number }) {
  return (
    <li>
      {what}: {length} of about {max} characters
      {length > max && ' – the end will be cut off'}
      {length === 0 && ' – still empty'}
    </li>
  );
}

/** Cut at a word, as search engines do. */
function shorten(text: string, max: number): string {
  if (text.length <= max) return text;
  const lastSpace = text.lastIndexOf(' ', max - 2);
  return `${text.slice(0, lastSpace === -1 ? max - 1 : lastSpace).trimEnd()} …`;
}

function useSiteName(): string {
  const [name, setName] = useState('');
  useEffect(() => {
    const abort = new AbortController();
    void read<{ siteName?: string }>('/globals/settings?depth=0', abort.signal)
      .then(({ siteName }) => setName(siteName ?? ''))
      .catch(() => {});
    return () => abort.abort();
  }, []);
  return name;
}
