import type { MarketReport } from '#collections/payload-types.ts';

export type ReportSections = NonNullable<MarketReport['sections']>;
type Blocks = NonNullable<ReportSections[number]['blocks']>;
export type ReportBlock = Blocks[number];
