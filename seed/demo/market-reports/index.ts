import { availability } from './availability.ts';
import { marketOverview } from './market-overview.ts';
import { priceChanges } from './price-changes.ts';
import type { NamedBlocks } from './report-block.ts';

/** The month that all three reports are about. */
export const month = '2025-08-01T12:00:00.000Z';

/** What the texts in `seed/content/reports` refer to, by the report's slug. */
export const blocksBySlug: ReadonlyMap<string, NamedBlocks> = new Map([
  ['august-2025-mounjaro-availability-report', availability],
  ['august-2025-price-change-analysis', priceChanges],
  ['august-2025-market-overview', marketOverview],
]);
