import type { Heading } from '#contract/schemas/guide.ts';
import type { MarketReport } from '#contract/schemas/market-report.ts';
import { priceChangeParts } from '#site/components/report/price-change-parts.ts';

/** What the table of contents of a report leads to: its sections, and the parts of its price changes. */
export function contentsOf({
  sections,
  snapshot,
}: Pick<MarketReport, 'sections' | 'snapshot'>): Heading[] {
  const headings = sections.flatMap(({ anchor, title, blocks }) => [
    { id: anchor, text: title },
    ...blocks.flatMap((block) =>
      block.blockType === 'priceChanges' ? Object.values(priceChangeParts(block)) : [],
    ),
  ]);
  return snapshot
    ? [...headings, { id: 'frozen-data', text: 'The data behind this report' }]
    : headings;
}
