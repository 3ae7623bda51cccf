import type { Review } from '#contract/schemas/review.ts';
import { HelpfulVote } from './helpful-vote.tsx';
import { AbuseReportForm } from './abuse-report-form.tsx';

type Props = { slug: string; review: Review };

/** The footer of a review: its sentiment, helpful votes and the link to report it. */
export function ReviewFoot({ slug, review }: Props) {
  const { sentiment, sentimentConfidence } = review;
  return (
    <>
      {sentiment && (
        <p className="text-sm text-muted">
          Sentiment: {sentiment}
          {sentimentConfidence !== null &&
            ` (${Math.round(sentimentConfidence * 100)}% confidence)`}
        </p>
      )}
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 text-sm">
        <HelpfulVote slug={slug} review={review} />
        <AbuseReportForm slug={slug} review={review} />
      </div>
    </>
  );
}
