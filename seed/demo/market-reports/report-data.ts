import type { ReportBlock, ReportSections } from '#cms/reports/report-sections.ts';
import type { MarketReport } from '#collections/payload-types.ts';

/** A report but for its month and the figures that are filled in. */
export type ReportData = Pick<
  MarketReport,
  | 'badges'
  | 'category'
  | 'description'
  | 'featured'
  | 'isCollapsible'
  | 'readTimeMinutes'
  | 'slug'
  | 'title'
> & {
  sections: ReportSections;
  /** Writes the texts that speak of the figures, once these are filled in. */
  finish?: (filled: ReportSections) => ReportSections;
};

/** The blocks of a report, apart from its text, by the name under which its text refers to them, as in `[[keyFigures]]`. */
export type NamedBlocks = Readonly<Record<string, Exclude<ReportBlock, { blockType: 'text' }>>>;
