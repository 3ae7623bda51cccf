import type { Payload } from 'payload';
import type { Review } from '#collections/payload-types.ts';
import { announceChange } from '#collections/change-feed.ts';
import { storeReviewSummary } from '#collections/review-summaries/store-review-summary.ts';

type VotedReview = { id: string; provider: string };

export type HelpfulVotes = {
  /** Stores a vote and returns how many the review has. */
  add: (review: VotedReview) => Promise<number>;
  /** Brings the figures of the providers up to date and ends. */
  stop: () => Promise<void>;
};

/** Votes must not empty the response cache one by one: other visitors see them within half a minute. */
const settleMilliseconds = 30_000;

/** Counts helpful votes: each is stored at once, the figures made from them follow. */
export function createHelpfulVotes(payload: Payload): HelpfulVotes {
  const unsettled = new Set<string>();
  let timer: NodeJS.Timeout | undefined;

  return {
    add: async ({ id, provider }) => {
      const review = (await payload.db.updateOne({
        collection: 'reviews',
        id,
        // The database adds, so that votes at the same moment all count. A vote makes no newer version of the review:
        // whoever has it open in the admin may save.
        data: { helpfulCount: { $inc: 1 }, updatedAt: null },
        select: { helpfulCount: true },
        req: { payload },
      })) as unknown as Pick<Review, 'helpfulCount'>;
      unsettled.add(provider);
      timer ??= setTimeout(() => void attempt(), settleMilliseconds).unref();
      return review.helpfulCount;
    },
    stop: attempt,
  };

  async function attempt(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const providers = [...unsettled];
    unsettled.clear();
    try {
      const ids: string[] = [];
      for (const provider of providers) ids.push(await storeReviewSummary(payload, provider));
      if (ids.length > 0) await announceChange(payload, { collection: 'review-summaries', ids });
    } catch (error) {
      payload.logger.error({ err: error }, 'Helpful votes could not be settled');
    }
  }
}
