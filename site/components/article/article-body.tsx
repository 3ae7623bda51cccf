import { useRef } from 'react';
import { nameTables } from './name-tables.ts';
import { useInternalLinks } from './use-internal-links.ts';

type Props = {
  html: string;
  /** The id of the heading above the text, if the text begins without one. */
  headingId?: string;
};

/** Rich text that the CMS has made clean HTML of: a guide, a section of a legal page, a part of a report. */
export function ArticleBody({ html, headingId }: Props) {
  const body = useRef<HTMLDivElement>(null);
  useInternalLinks(body);
  return (
    <div
      ref={body}
      className="article prose"
      dangerouslySetInnerHTML={{ __html: nameTables(html, headingId) }}
    />
  );
}
