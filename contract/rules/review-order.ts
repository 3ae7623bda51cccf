/**
 * The sort orders of a provider's reviews (specification, section 2); `verified` shows verified reviews only, newest
 * first.
 */
export const reviewSorts = ['newest', 'oldest', 'highest', 'lowest', 'verified'] as const;
export type ReviewSort = (typeof reviewSorts)[number];

export const defaultReviewSort: ReviewSort = 'newest';

/**
 * How many reviews a provider page shows at first and adds with each further page (specification, section 9). The
 * provider's own answer has the first page of the newest.
 */
export const reviewPageSize = 12;
