import type { Payload } from 'payload';
import { storeReviewSummary } from '../../collections/review-summaries/store-review-summary.ts';
import type { CatalogueService } from '../catalogue/catalogue-service.ts';

/** Counts all reviews afresh if the figures at hand do not add up: a process may have ended before it had counted. */
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
  for (const { id } of companies) await storeReviewSummary(payload, id);
  await catalogue.reload();
}
