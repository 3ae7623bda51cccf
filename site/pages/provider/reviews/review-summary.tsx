import { counted } from '#contract/rules/counted.ts';
import { fewReviews, formatRating, sentimentBadge } from '#contract/rules/rating.ts';
import type { Review, ReviewSummary as Summary } from '#contract/schemas/review.ts';
import { Stars } from '#site/components/stars/stars.tsx';
import { RatingDistribution } from './rating-distribution.tsx';
import { reviewInsights } from './review-insights.ts';
import { ReviewStats } from './review-stats.tsx';

type Props = { summary: Summary; newestReview: Review | undefined };

/** A provider's reviews in figures; not shown where there are none. */
export function ReviewSummary({ summary, newestReview }: Props) {
  const { averageRating, reviewCount } = summary;
  if (averageRating === null) return null;
  const count = counted(reviewCount, 'review');
  return (
    <>
      <div className="grid gap-6 md:grid-cols-[11rem_minmax(0,1fr)]">
        <div className="flex flex-col gap-1">
          <p className="text-4xl font-semibold">
            {formatRating(averageRating)}
            <span className="text-xl text-muted">/5</span>
          </p>
          <Stars rating={averageRating} className="h-6 w-30" />
          <p className="font-semibold">{sentimentBadge(averageRating)}</p>
          <p className="text-sm text-muted">
            {reviewCount < fewReviews ? `from only ${count}` : `from ${count}`}
          </p>
        </div>
        <RatingDistribution distribution={summary.ratingDistribution} />
      </div>
      {reviewCount < fewReviews && (
        <p className="measure border-l-4 border-accent bg-accent-tint p-3">
          This average is based on only {count}. One more could change it a lot.
        </p>
      )}
      <ReviewStats summary={summary} averageRating={averageRating} />
      <section aria-labelledby="review-insights">
        <h3 id="review-insights" className="pb-2 text-xl">
          Review Insights
        </h3>
        <ul className="measure list-disc pl-5">
          {reviewInsights(summary, newestReview).map((insight) => (
            <li key={insight}>{insight}</li>
          ))}
        </ul>
      </section>
    </>
  );
}
