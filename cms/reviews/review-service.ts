import type { Payload, Where } from 'payload';
import { toContractReview } from '../../collections/reviews/to-contract-review.ts';
import { reviewPageSize, type ReviewSort } from '../../contract/rules/review-order.ts';
import type { ReviewPage, ReviewsQuery } from '../../contract/schemas/review.ts';

export type ReviewService = {
  /** One page of a provider's published reviews, read from the database. */
  page: (provider: { id: string }, request: ReviewsQuery) => Promise<ReviewPage>;
};

const orders: Record<ReviewSort, { sort: string[]; where?: Where }> = {
  newest: { sort: ['-postedAt', 'id'] },
  oldest: { sort: ['postedAt', 'id'] },
  highest: { sort: ['-rating', '-postedAt', 'id'] },
  lowest: { sort: ['rating', '-postedAt', 'id'] },
  verified: { sort: ['-postedAt', 'id'], where: { verified: { equals: true } } },
};

/** Reads reviews beyond those that the catalogue holds. */
export function createReviewService(payload: Payload): ReviewService {
  return {
    page: async ({ id }, { sort, page }) => {
      const order = orders[sort];
      const { docs, totalDocs } = await payload.find({
        collection: 'reviews',
        where: { provider: { equals: id }, status: { equals: 'published' }, ...order.where },
        sort: order.sort,
        page,
        limit: reviewPageSize,
        depth: 0,
        overrideAccess: true,
      });
      return {
        reviews: docs.map(toContractReview),
        page,
        pageSize: reviewPageSize,
        total: totalDocs,
      };
    },
  };
}
