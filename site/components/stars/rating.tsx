import { counted } from '#contract/rules/counted.ts';
import { formatRating, withoutAverage } from '#contract/rules/rating.ts';
import { Stars } from './stars.tsx';

type Props = { averageRating: number | null; reviewCount: number };

/** Stars, average and number of reviews in one line; without an average, the reason. */
export function Rating({ averageRating, reviewCount }: Props) {
  if (averageRating === null) {
    return <p className="text-sm text-muted">{withoutAverage(reviewCount)}</p>;
  }
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-sm">
      <Stars rating={averageRating} />
      <span className="font-semibold">
        {formatRating(averageRating)}
        <span className="sr-only"> out of 5</span>
      </span>
      <span className="text-muted">{counted(reviewCount, 'review')}</span>
    </p>
  );
}
