import type { MarketReport } from '#collections/payload-types.ts';
import type { FigureScope } from '#contract/rules/figures.ts';

export type ReportSections = NonNullable<MarketReport['sections']>;
type Blocks = NonNullable<ReportSections[number]['blocks']>;
export type ReportBlock = Blocks[number];

/** What the figures of a block are narrowed to. */
export function scopeOf(block: ReportBlock): FigureScope {
  const medication = 'medication' in block ? block.medication : undefined;
  return medication ? { medication } : {};
}
