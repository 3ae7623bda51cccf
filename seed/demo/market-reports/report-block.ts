import type { MarketReport } from '#collections/payload-types.ts';

/** What a section of a stored report is made of, apart from its text. */
export type ReportBlock = Exclude<
  NonNullable<NonNullable<MarketReport['sections']>[number]['blocks']>[number],
  { blockType: 'text' }
>;

/** The blocks of a report by the name under which its text refers to them, as in `[[keyFigures]]`. */
export type NamedBlocks = Readonly<Record<string, ReportBlock>>;
