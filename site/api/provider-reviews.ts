import { queryOptions } from '@tanstack/react-query';
import type { ReviewSort } from '../../contract/rules/review-order.ts';
import type { ReviewPage } from '../../contract/schemas/review.ts';
import type { HttpError } from './http-error.ts';

export type ReviewsRequest = { slug: string; sort: ReviewSort; page: number };

/** One page of a provider's reviews in the given order. */
export function providerReviewsQuery({ slug, sort, page }: ReviewsRequest) {
  return queryOptions<ReviewPage, HttpError>({
    queryKey: ['/api/providers', slug, 'reviews', { sort, page: String(page) }],
  });
}
