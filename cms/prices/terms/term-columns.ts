import type { FileKind } from '../file/columns.ts';

export type TermColumn = 'checkedAt' | 'provider' | 'sourceUrl' | 'term' | 'value' | 'version';

/** A file of what providers ask of patients: a row for each provider and term, because each has its own source and date. */
export const termFile: FileKind<TermColumn> = {
  row: 'term',
  columns: [
    {
      key: 'provider',
      heading: 'Provider',
      aliases: ['company', 'pharmacy', 'clinic'],
      width: 32,
      isRequired: true,
    },
    { key: 'term', heading: 'Term', aliases: ['question'], width: 28, isRequired: true },
    { key: 'value', heading: 'Value', aliases: ['answer'], width: 48, isRequired: true },
    {
      key: 'sourceUrl',
      heading: 'Source URL',
      aliases: ['source', 'url', 'link', 'web page'],
      width: 48,
    },
    {
      key: 'checkedAt',
      heading: 'Checked at',
      aliases: ['checked', 'last checked', 'date checked', 'checked on'],
      width: 26,
    },
    // What was stored when the file was downloaded, so that a stale file reverts nobody.
    { key: 'version', heading: 'Version', aliases: [], width: 20 },
  ],
  example: 'Download the terms to see how.',
};
