import type { Review } from '#collections/payload-types.ts';

/** A review without what the database adds; its provider is named by slug. */
export type ReviewData = Omit<Review, 'createdAt' | 'id' | 'provider' | 'updatedAt'> & {
  providerSlug: string;
};
