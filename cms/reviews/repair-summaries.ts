import type { Payload } from 'payload';
import { announceChange } from '#collections/change-feed.ts';
import { storeReviewSummary } from '#collections/review-summaries/store-review-summary.ts';
import type { CatalogueService } from '../catalogue/catalogue-service.ts';

/**
 * Counts all reviews afresh if the figures at hand do not add up, because a process may have ended before it had
 * counted.
 */
export async function repairReviewSummaries(
  payload: Payload,
  catalogue: CatalogueService,
): Promise<void> {
  const { totalDocs } = await payload.count({
    collection: 'reviews',
    where: { status: { equals: 'published' }, 'provider._status': { equals: 'published' } },
    overrideAccess: true,
  });
  const { companies, stats } = catalogue.current();
  if (stats.reviewCount === totalDocs) return;
  const ids: string[] = [];
  for (const { id } of companies) ids.push(await storeReviewSummary(payload, id));
  await announceChange(payload, { collection: 'review-summaries', ids });
}
