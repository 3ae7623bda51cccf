import { useEffect, useRef } from 'react';
import type { Review } from '#contract/schemas/review.ts';
import type { ReviewsRequest } from '#site/api/provider-reviews.ts';
import { ReviewCard } from './review-card.tsx';

type Props = {
  /** What was asked for, which forms lead back to. */
  request: ReviewsRequest;
  reviews: readonly Review[];
  /** Whether to move focus here, because the reader has just loaded these. */
  takesFocus: boolean;
};

/** A list of reviews. */
export function ReviewCards({ request, reviews, takesFocus }: Props) {
  const list = useRef<HTMLUListElement>(null);

  useEffect(() => {
    if (takesFocus) list.current?.focus({ preventScroll: true });
  }, [takesFocus]);

  return (
    <ul ref={list} tabIndex={-1} aria-label="Reviews">
      {reviews.map((review) => (
        <li key={review.id} id={`review-${review.id}`} className="border-t py-6">
          <ReviewCard request={request} review={review} />
        </li>
      ))}
    </ul>
  );
}
