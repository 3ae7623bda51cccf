import { useEffect, useRef } from 'react';
import type { Review } from '#contract/schemas/review.ts';
import { ReviewCard } from './review-card.tsx';

type Props = {
  /** The provider's slug. */
  slug: string;
  reviews: readonly Review[];
  /** Whether to move focus here, because the reader has just loaded these. */
  takesFocus: boolean;
};

/** A list of reviews. */
export function ReviewCards({ slug, reviews, takesFocus }: Props) {
  const list = useRef<HTMLUListElement>(null);

  useEffect(() => {
    if (takesFocus) list.current?.focus({ preventScroll: true });
  }, [takesFocus]);

  return (
    <ul ref={list} tabIndex={-1} aria-label="Reviews">
      {reviews.map((review) => (
        <li key={review.id} id={`review-${review.id}`} className="border-t py-6">
          <ReviewCard slug={slug} review={review} />
        </li>
      ))}
    </ul>
  );
}
