import { nameTables } from './name-tables.ts';

type Props = {
  html: string;
  /** The id of the heading above the text, if the text has none at its start. */
  headingId?: string;
};

/** Clean HTML that the CMS made from rich text: a guide, a section of a legal page, part of a report. */
export function ArticleBody({ html, headingId }: Props) {
  return (
    <div
      className="article prose"
      dangerouslySetInnerHTML={{ __html: nameTables(html, headingId) }}
    />
  );
}
