import { queryOptions } from '@tanstack/react-query';
import { defaultReviewSort, reviewSorts, type ReviewSort } from '#contract/rules/review-order.ts';
import type { ReviewPage } from '#contract/schemas/review.ts';
import type { HttpError } from './http-error.ts';

export type ReviewsRequest = { slug: string; sort: ReviewSort; page: number };

/** One page of a provider's reviews in the given order. */
export function providerReviewsQuery({ slug, sort, page }: ReviewsRequest) {
  return queryOptions<ReviewPage, HttpError>({
    queryKey: ['/api/providers', slug, 'reviews', { sort, page: String(page) }],
  });
}

/** The reviews that an address asks for (`reviews` and `page`); what it does not say well is the newest, page 1. */
export function readReviewsRequest(slug: string, search: URLSearchParams): ReviewsRequest {
  const sort = reviewSorts.find((known) => known === search.get('reviews')) ?? defaultReviewSort;
  const page = /^[1-9]\d{0,4}$/.test(search.get('page') ?? '') ? Number(search.get('page')) : 1;
  return { slug, sort, page };
}

/** Whether the provider's own answer carries these reviews, so that nothing more has to be read. */
export function isInProviderAnswer({ sort, page }: ReviewsRequest): boolean {
  return sort === defaultReviewSort && page === 1;
}
