/**
 * The sort orders of a provider's reviews (specification, section 2); `verified` shows verified reviews only, newest
 * first.
 */
export const reviewSorts = ['newest', 'oldest', 'highest', 'lowest', 'verified'] as const;
export type ReviewSort = (typeof reviewSorts)[number];

/** How many reviews a provider page shows at first and adds with each further page (specification, section 9). */
export const reviewPageSize = 12;

/** How many of the newest reviews the provider endpoint returns. */
export const newestReviewsHeld = 100;
