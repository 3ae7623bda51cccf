import type { Payload } from 'payload';
import { marketReports, month } from '../demo/market-reports.ts';
import { idsBySlug } from './ids-by-slug.ts';

/** Stores the missing market reports. */
export async function storeMarketReports(payload: Payload): Promise<void> {
  const stored = await idsBySlug(payload, 'market-reports');
  for (const report of marketReports) {
    if (stored.has(report.slug)) continue;
    await payload.create({
      collection: 'market-reports',
      data: { ...report, month, _status: 'published' },
      depth: 0,
      overrideAccess: true,
    });
  }
}
