import type { Review } from '#contract/schemas/review.ts';
import type { ReviewsRequest } from '#site/api/provider-reviews.ts';
import { HelpfulVote } from './helpful-vote.tsx';
import { AbuseReportForm } from './abuse-report-form.tsx';

type Props = { request: ReviewsRequest; review: Review };

/** The footer of a review: its sentiment, helpful votes and the link to report it. */
export function ReviewFoot({ request, review }: Props) {
  const { sentiment, sentimentConfidence } = review;
  return (
    <>
      {sentiment && (
        <p className="text-sm text-muted">
          {`Sentiment: ${sentiment}${confidenceText(sentimentConfidence)}`}
        </p>
      )}
      <div className="review-foot">
        <HelpfulVote request={request} review={review} />
        <AbuseReportForm request={request} review={review} />
      </div>
    </>
  );
}

function confidenceText(confidence: number | null): string {
  return confidence === null ? '' : ` (${Math.round(confidence * 100)}% confidence)`;
}
