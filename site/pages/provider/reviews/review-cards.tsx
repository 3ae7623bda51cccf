import { useEffect, useRef } from 'react';
import type { Review } from '../../../../contract/schemas/review.ts';
import { ReviewCard } from './review-card.tsx';

type Props = {
  reviews: readonly Review[];
  /** Whether the reader has asked for these and goes on from here. */
  takesFocus: boolean;
};

/** Reviews one below the other. */
export function ReviewCards({ reviews, takesFocus }: Props) {
  const list = useRef<HTMLUListElement>(null);

  useEffect(() => {
    if (takesFocus) list.current?.focus({ preventScroll: true });
  }, [takesFocus]);

  return (
    <ul ref={list} tabIndex={-1} aria-label="Reviews">
      {reviews.map((review) => (
        <li key={review.id} className="border-t py-6">
          <ReviewCard review={review} />
        </li>
      ))}
    </ul>
  );
}
