import { useEffect, useRef } from 'react';
import type { Review } from '#contract/schemas/review.ts';
import { ReviewCard } from './review-card.tsx';

type Props = {
  /** Of the provider. */
  slug: string;
  reviews: readonly Review[];
  /** Whether the reader has asked for these and goes on from here. */
  takesFocus: boolean;
};

/** Reviews one below the other. */
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
