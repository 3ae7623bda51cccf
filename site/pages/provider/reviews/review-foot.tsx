import type { Review } from '../../../../contract/schemas/review.ts';

/** The foot of a review: how its text was understood and what readers make of it. */
export function ReviewFoot({ review }: { review: Review }) {
  const { helpfulCount, sentiment, sentimentConfidence } = review;
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-1 text-sm text-muted">
      {sentiment && (
        <p>
          Sentiment: {sentiment}
          {sentimentConfidence !== null &&
            ` (${Math.round(sentimentConfidence * 100)}% confidence)`}
        </p>
      )}
      {helpfulCount > 0 && (
        <p>
          {helpfulCount.toLocaleString('en-GB')} {helpfulCount === 1 ? 'person' : 'people'} found
          this helpful
        </p>
      )}
    </div>
  );
}
