import { counted, formatCount } from '#contract/rules/counted.ts';
import type { RatingDistributionEntry } from '#contract/schemas/review.ts';

/** The number of reviews with each rating, in figures and as bars. */
export function RatingDistribution({
  distribution,
}: {
  distribution: readonly RatingDistributionEntry[];
}) {
  return (
    <section aria-labelledby="rating-distribution">
      <h3 id="rating-distribution" className="sr-only">
        Rating Distribution
      </h3>
      <ul className="flex flex-col gap-1">
        {distribution.map(({ rating, count, percentage }) => (
          <li
            key={rating}
            className="grid grid-cols-[minmax(0,4rem)_minmax(1rem,1fr)_minmax(0,6.5rem)] items-center gap-3 text-sm"
          >
            <span>{counted(rating, 'star')}</span>
            <svg width="100%" height="12" aria-hidden="true">
              <rect width="100%" height="12" rx="2" className="fill-sunken" />
              <rect width={`${percentage}%`} height="12" rx="2" className="fill-star" />
            </svg>
            <span className="text-right">
              {formatCount(count)} <span className="text-muted">({percentage}%)</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
