import type { Payload } from 'payload';
import type { Provider } from '#collections/payload-types.ts';
import { reviewsWith } from './filters.ts';

/** A review that is waiting for moderation, with all that a moderator has to read of it. */
export type WaitingReview = {
  id: string;
  /** ISO UTC; a decision sends it, so that none is made over a colleague’s. */
  updatedAt: string;
  /** The name of the provider. */
  provider: string;
  /** From 1 to 5. */
  stars: number;
  title: string | null;
  content: string;
  /** As in `Sam T., Leeds`. */
  writer: string;
  /** ISO UTC. */
  postedAt: string;
};

const maxListed = 50;

/** The reviews that wait for moderation, oldest first, fifty at most, and how many there are in all. */
export async function readWaitingReviews(
  payload: Payload,
): Promise<{ waiting: WaitingReview[]; total: number }> {
  const { docs, totalDocs } = await payload.find({
    collection: 'reviews',
    where: reviewsWith('pending'),
    sort: 'postedAt',
    limit: maxListed,
    depth: 1,
    populate: { providers: { name: true } },
    joins: false,
    overrideAccess: true,
  });
  const waiting = docs.map(
    ({ id, updatedAt, provider, rating, title, content, customerName, location, postedAt }) => ({
      id,
      updatedAt,
      provider: (provider as Provider).name,
      stars: rating,
      title: title ?? null,
      content,
      writer: location ? `${customerName}, ${location}` : customerName,
      postedAt,
    }),
  );
  return { waiting, total: totalDocs };
}
