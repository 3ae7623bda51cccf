import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { HelpfulAnswer, HelpfulRequest } from '#contract/schemas/review-request.ts';
import type { Review } from '#contract/schemas/review.ts';
import { postJson } from './post-json.ts';
import { outcomeOf, useSend } from './send.ts';

/** Sends a review of a provider to the moderators and returns the outcome. */
export const useSendReview = (slug: string) =>
  useSend(`/api/providers/${encodeURIComponent(slug)}/reviews`);

type Vote = {
  reviewId: string;
  /** The random id of this browser; nothing where it may keep none. */
  browser: string | undefined;
};

/** Marks a review of a provider as helpful, and returns the outcome; the pages then show the new count. */
export function useHelpfulVote(slug: string) {
  const queryClient = useQueryClient();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: ({ reviewId, browser }: Vote) =>
      postJson<HelpfulAnswer>(`/api/reviews/${encodeURIComponent(reviewId)}/helpful`, {
        browser,
      } satisfies HelpfulRequest),
    onSuccess: ({ helpfulCount }, { reviewId }) =>
      queryClient.setQueriesData<{ reviews?: Review[] }>(
        { queryKey: ['/api/providers', slug] },
        (answer) =>
          answer?.reviews && {
            ...answer,
            reviews: answer.reviews.map((review) =>
              review.id === reviewId ? { ...review, helpfulCount } : review,
            ),
          },
      ),
  });
  return { vote: (vote: Vote) => outcomeOf(mutateAsync(vote)), isPending };
}

/** Tells the editors what is wrong with a review and returns the outcome. */
export const useAbuseReport = (reviewId: string) =>
  useSend(`/api/reviews/${encodeURIComponent(reviewId)}/reports`);
