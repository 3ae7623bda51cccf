import { counted } from '#contract/rules/counted.ts';
import type { RatingDistributionEntry } from '#contract/schemas/review.ts';

/** The share of each rating, in few words and as bars. */
export function RatingSpread({
  distribution,
}: {
  distribution: readonly RatingDistributionEntry[];
}) {
  return (
    <ul className="text-sm">
      {distribution.map(({ rating, percentage }) => (
        <li
          key={rating}
          className="grid grid-cols-[1.5rem_minmax(0,1fr)_2.75rem] items-center gap-1"
        >
          <span>
            <span aria-hidden="true">{rating}★</span>
            <span className="sr-only">{counted(rating, 'star')}: </span>
          </span>
          <svg width="100%" height="8" aria-hidden="true">
            <rect width="100%" height="8" className="fill-sunken" />
            <rect width={`${percentage}%`} height="8" className="fill-star" />
          </svg>
          <span className="text-right">{percentage}%</span>
        </li>
      ))}
    </ul>
  );
}
