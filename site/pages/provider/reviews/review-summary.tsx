import { counted } from '#contract/rules/counted.ts';
import { formatRating, sentimentBadge, withoutAverage } from '#contract/rules/rating.ts';
import type { Review, ReviewSummary as Summary } from '#contract/schemas/review.ts';
import { Stars } from '#site/components/stars/stars.tsx';
import { RatingDistribution } from './rating-distribution.tsx';
import { reviewInsights } from './review-insights.ts';
import { ReviewStats } from './review-stats.tsx';

type Props = { summary: Summary; newestReview: Review | undefined };

/** A provider's review figures; the average and its derivatives only if there are enough reviews. */
export function ReviewSummary({ summary, newestReview }: Props) {
  const { averageRating, reviewCount } = summary;
  return (
    <>
      <div className="grid gap-6 md:grid-cols-[11rem_minmax(0,1fr)] print:grid-cols-[11rem_minmax(0,1fr)]">
        {averageRating === null ? (
          <p className="font-semibold">{withoutAverage(reviewCount)}</p>
        ) : (
          <div className="flex flex-col gap-1">
            <p className="text-4xl font-semibold">
              {formatRating(averageRating)}
              <span className="text-xl text-muted">/5</span>
            </p>
            <Stars rating={averageRating} className="h-6 w-30" />
            <p className="font-semibold">{sentimentBadge(averageRating)}</p>
            <p className="text-sm text-muted">from {counted(reviewCount, 'review')}</p>
          </div>
        )}
        <RatingDistribution distribution={summary.ratingDistribution} />
      </div>
      {averageRating !== null && <ReviewStats summary={summary} averageRating={averageRating} />}
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
