import type { Payload, Where } from 'payload';
import type { Review } from '#collections/payload-types.ts';
import { relationId } from '#collections/relation-id.ts';
import { toContractReview } from '#collections/reviews/to-contract-review.ts';
import { isFromRobot } from '#contract/rules/honeypot.ts';
import { reviewPageSize, type ReviewSort } from '#contract/rules/review-order.ts';
import type { ReviewPage, ReviewsQuery } from '#contract/schemas/review.ts';
import type { AbuseReportRequest } from '#contract/schemas/abuse-report.ts';
import type { ReviewRequest } from '#contract/schemas/review-request.ts';
import { NotFound } from '../runtime/errors.ts';
import { createHelpfulVotes, type Voter } from './helpful-votes.ts';

export type ReviewService = {
  /** One page of a provider's published reviews, read from the database. */
  page: (provider: { id: string }, request: ReviewsQuery) => Promise<ReviewPage>;
  /** Keeps a review for the moderators; when it returns, it is stored. What a robot sends is dropped. */
  submit: (provider: { id: string }, request: ReviewRequest) => Promise<void>;
  /**
   * Counts a helpful vote, once from each browser, and returns how many there are.
   * @throws NotFound unless the review and its provider are published.
   */
  voteHelpful: (reviewId: string, voter: Voter) => Promise<number>;
  /**
   * Stores an abuse report of a review for the editors.
   * @throws NotFound unless the review and its provider are published.
   */
  reportAbuse: (reviewId: string, request: AbuseReportRequest) => Promise<void>;
  /** Settles what is still to be counted. */
  stop: () => Promise<void>;
};

/** The wording of the agreement to publication on the form, by the day it was written. */
const consentVersion = '2025-08-24';

const orders: Record<ReviewSort, { sort: string[]; where?: Where }> = {
  newest: { sort: ['-postedAt', 'id'] },
  oldest: { sort: ['postedAt', 'id'] },
  highest: { sort: ['-rating', '-postedAt', 'id'] },
  lowest: { sort: ['rating', '-postedAt', 'id'] },
  verified: { sort: ['-postedAt', 'id'], where: { verified: { equals: true } } },
};

/** Reads reviews beyond those that the catalogue holds, and takes what visitors write. */
export function createReviewService(payload: Payload): ReviewService {
  const votes = createHelpfulVotes(payload);

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
        joins: false,
        overrideAccess: true,
      });
      return {
        reviews: docs.map(toContractReview),
        page,
        pageSize: reviewPageSize,
        total: totalDocs,
      };
    },

    submit: async ({ id }, request) => {
      if (isFromRobot(request)) return;
      const { rating, title, content, customerName, location } = request;
      const now = new Date().toISOString();
      await payload.create({
        collection: 'reviews',
        data: {
          provider: id,
          rating,
          title,
          content,
          customerName,
          location,
          status: 'pending',
          postedAt: now,
          consentedAt: now,
          consentVersion,
          helpfulCount: 0,
          openReports: 0,
        },
        overrideAccess: true,
      });
    },

    voteHelpful: async (reviewId, voter) => votes.add(await published(reviewId), voter),

    reportAbuse: async (reviewId, { reason }) => {
      const review = await published(reviewId);
      await payload.create({
        collection: 'review-reports',
        data: { review: review.id, reason, reportedAt: new Date().toISOString(), status: 'open' },
        overrideAccess: true,
      });
    },

    stop: votes.stop,
  };

  async function published(reviewId: string): Promise<{ id: string; provider: string }> {
    const { docs } = await payload.find({
      collection: 'reviews',
      where: { id: { equals: reviewId }, status: { equals: 'published' } },
      select: { provider: true },
      limit: 1,
      pagination: false,
      depth: 0,
      overrideAccess: true,
    });
    const [review] = docs as Pick<Review, 'id' | 'provider'>[];
    const provider = review && relationId(review.provider);
    if (!provider || !(await isPublished(provider)))
      throw new NotFound('This review is no longer on the site.');
    return { id: review.id, provider };
  }

  async function isPublished(provider: string): Promise<boolean> {
    const { totalDocs } = await payload.count({
      collection: 'providers',
      where: { id: { equals: provider }, _status: { equals: 'published' } },
      trash: false,
      overrideAccess: true,
    });
    return totalDocs > 0;
  }
}
