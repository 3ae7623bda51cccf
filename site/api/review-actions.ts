import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AbuseReason } from '#contract/rules/abuse-reasons.ts';
import type { ReviewFailure, ReviewOutcome } from '#contract/rules/review-outcome.ts';
import type { ReviewDraft } from '#contract/rules/review-request.ts';
import type { AbuseReportRequest } from '#contract/schemas/abuse-report.ts';
import type { HelpfulAnswer, HelpfulRequest } from '#contract/schemas/review-request.ts';
import type { Review } from '#contract/schemas/review.ts';
import { HttpError } from './http-error.ts';
import { postJson } from './post-json.ts';

/** Sends a review of a provider to the moderators and says how it went. */
export function useSendReview(slug: string) {
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (review: ReviewDraft) =>
      postJson(`/api/providers/${encodeURIComponent(slug)}/reviews`, review),
  });
  return { send: (review: ReviewDraft) => outcomeOf(mutateAsync(review)), isPending };
}

type Vote = {
  reviewId: string;
  /** The random id of this browser; nothing where it may keep none. */
  browser: string | undefined;
};

/** Marks a review of a provider as helpful, and says how it went; the pages then show the new count. */
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

/** Tells the editors what is wrong with a review and says how it went. */
export function useAbuseReport(reviewId: string) {
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (request: AbuseReportRequest) =>
      postJson(`/api/reviews/${encodeURIComponent(reviewId)}/reports`, request),
  });
  return { report: (reason: AbuseReason) => outcomeOf(mutateAsync({ reason })), isPending };
}

async function outcomeOf(answer: Promise<unknown>): Promise<ReviewOutcome> {
  try {
    await answer;
    return 'received';
  } catch (error) {
    return (error instanceof HttpError && failures[error.status]) || 'failed';
  }
}

const failures: Readonly<Record<number, ReviewFailure>> = {
  400: 'invalid',
  404: 'gone',
  429: 'too-many',
};
