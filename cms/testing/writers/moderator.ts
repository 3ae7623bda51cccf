import type { Payload } from 'payload';
import { expect } from 'vitest';
import type { Provider, Review } from '#collections/payload-types.ts';
import { asEditor, send, untilCutOff, type Writer } from './writer.ts';

/**
 * A moderator who publishes pending reviews and rejects every third of them again. What visitors see of a provider is
 * counted from the reviews as they are.
 */
export function createModerator(payload: Payload, provider: Provider, token: string): Writer {
  const decided = new Map<string, Review['status']>();

  return {
    write: (server, onAcknowledged) =>
      untilCutOff(async () => {
        const path = `${server}/cms-api/reviews`;
        const listed = await send({
          url: `${path}?where[status][equals]=pending&limit=1&depth=0`,
          expected: 200,
          ...asEditor(token, 'GET'),
        });
        if (listed === undefined) return false;
        const [review] = (JSON.parse(listed) as { docs: Review[] }).docs;
        if (!review) return true;
        const decisions = [
          { status: 'published' as const },
          { status: 'rejected' as const, rejectionReason: 'duplicate' },
        ].slice(0, decided.size % 3 === 0 ? 2 : 1);
        for (const decision of decisions) {
          const answer = await send({
            url: `${path}/${review.id}`,
            expected: 200,
            ...asEditor(token, 'PATCH', decision),
          });
          if (answer === undefined) {
            decided.delete(review.id);
            return false;
          }
          decided.set(review.id, decision.status);
          onAcknowledged();
        }
        return true;
      }),

    check: async () => {
      const { docs } = await payload.find({
        collection: 'reviews',
        where: { provider: { equals: provider.id } },
        pagination: false,
        depth: 0,
      });
      const statuses = new Map(docs.map(({ id, status }) => [id, status]));
      for (const [id, status] of decided) expect(statuses.get(id)).toBe(status);

      const { docs: summaries } = await payload.find({
        collection: 'review-summaries',
        where: { provider: { equals: provider.id } },
      });
      const published = docs.filter(({ status }) => status === 'published');
      const removed = docs.filter((each) => each.status === 'rejected' && each.wasPublished);
      const withStars = (reviews: Review[]) =>
        [1, 2, 3, 4, 5].map((stars) => reviews.filter(({ rating }) => rating === stars).length);
      expect(summaries).toMatchObject([
        {
          counts: {
            ratings: withStars(published),
            helpfulVotes: published.reduce((sum, { helpfulCount }) => sum + helpfulCount, 0),
            removed: withStars(removed)
              .map((count, index) => ({ reason: 'duplicate', rating: index + 1, count }))
              .filter(({ count }) => count > 0)
              .toReversed(),
          },
        },
      ]);
    },
  };
}
