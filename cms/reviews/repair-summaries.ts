import type { Payload } from 'payload';
import { storeReviewSummary } from '#collections/review-summaries/store-review-summary.ts';
import { reviewSchema } from '#contract/schemas/review.ts';
import type { CatalogueService } from '../catalogue/catalogue-service.ts';

/**
 * Counts all reviews afresh if the figures at hand do not add up, because a process may have ended before it had
 * counted, or if the reviews kept with them are as an older version of the project left them.
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
  const kept = companies.flatMap(({ reviews }) => reviews);
  const isCurrent = kept.every((review) => reviewSchema.safeParse(review).success);
  if (isCurrent && stats.reviewCount === totalDocs) return;
  for (const { id } of companies) await storeReviewSummary(payload, id);
  await catalogue.reload();
}
