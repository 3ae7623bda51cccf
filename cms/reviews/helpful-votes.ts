import type { Payload } from 'payload';
import type { Review } from '#collections/payload-types.ts';
import { keyedHash } from '#collections/keyed-hash.ts';
import { announceChange } from '#collections/change-feed.ts';
import { storeReviewSummary } from '#collections/review-summaries/store-review-summary.ts';
import { insertAndCount } from '../database/insert-and-count.ts';

type VotedReview = { id: string; provider: string };

/** Who votes: a browser that says so by a random id, or else its network on this day. */
export type Voter = { browser?: string; network: string };

export type HelpfulVotes = {
  /** Stores a vote, unless the voter has voted before, and returns how many the review has. */
  add: (review: VotedReview, voter: Voter) => Promise<number>;
  /** Brings the figures of the providers up to date and ends. */
  stop: () => Promise<void>;
};

/** Votes must not empty the response cache one by one: other visitors see them within half a minute. */
export const settleMilliseconds = 30_000;

/** Counts helpful votes: each is stored at once, the figures made from them follow. */
export function createHelpfulVotes(payload: Payload): HelpfulVotes {
  const unsettled = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let settled = Promise.resolve();

  return {
    add: async ({ id, provider }, voter) => {
      const row = { review: id, code: voteCode(payload.secret, id, voter) };
      const counter = { collection: 'reviews', id, field: 'helpfulCount' } as const;
      // Below Payload, so that the vote makes no newer version of the review: whoever has it open in the admin may save.
      const count = await insertAndCount(payload, { collection: 'helpful-votes', row, counter });
      if (count === undefined) return countOf(id);
      unsettled.add(provider);
      settleLater();
      return count;
    },
    stop: settle,
  };

  async function countOf(id: string): Promise<number> {
    const review = await payload.db.findOne<Review>({
      collection: 'reviews',
      where: { id: { equals: id } },
      select: { helpfulCount: true },
    });
    return review?.helpfulCount ?? 0;
  }

  function settleLater(): void {
    timer ??= setTimeout(() => {
      void settle().then(() => {
        if (unsettled.size > 0) settleLater();
      });
    }, settleMilliseconds).unref();
  }

  /** Settles all votes so far, once what is under way has ended. */
  function settle(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    settled = settled.then(settleWaiting);
    return settled;
  }

  /** What cannot be settled, because the database is away, is left for another time. */
  async function settleWaiting(): Promise<void> {
    const providers = [...unsettled];
    unsettled.clear();
    try {
      const ids: string[] = [];
      for (const provider of providers) ids.push(await storeReviewSummary(payload, provider));
      if (ids.length > 0) await announceChange(payload, { collection: 'review-summaries', ids });
    } catch (error) {
      payload.logger.error({ err: error }, 'Helpful votes could not be settled');
      for (const provider of providers) unsettled.add(provider);
    }
  }
}

/** One way, and another for each review; that of a network has a key that changes every day (UTC). */
function voteCode(secret: string, review: string, { browser, network }: Voter): string {
  if (browser) return keyedHash(secret, 'helpful votes of browsers', `${review} ${browser}`);
  const day = new Date().toISOString().slice(0, 10);
  return keyedHash(secret, `helpful votes of networks on ${day}`, `${review} ${network}`);
}
