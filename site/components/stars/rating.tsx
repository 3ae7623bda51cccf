import { counted } from '#contract/rules/counted.ts';
import { fewReviews, formatRating } from '#contract/rules/rating.ts';
import { Stars } from './stars.tsx';

type Props = { averageRating: number | null; reviewCount: number };

/** Stars, the average and what it rests on, in one line. */
export function Rating({ averageRating, reviewCount }: Props) {
  if (averageRating === null) return <p className="text-sm text-muted">No reviews yet</p>;
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-sm">
      <Stars rating={averageRating} />
      <span className="font-semibold">
        {formatRating(averageRating)}
        <span className="sr-only"> out of 5</span>
      </span>
      <span className="text-muted">{basis(reviewCount)}</span>
    </p>
  );
}

function basis(reviewCount: number): string {
  const reviews = counted(reviewCount, 'review');
  return reviewCount < fewReviews ? `from only ${reviews}` : reviews;
}
