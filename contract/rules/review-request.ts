import { textError, type TextRule } from './text-rule.ts';

/** The fields of the review form, in order. */
export const reviewFields = [
  'rating',
  'title',
  'content',
  'customerName',
  'location',
  'consent',
] as const;
export type ReviewField = (typeof reviewFields)[number];

/** The limits and error messages of each text field. */
export const reviewRules = {
  title: { maxLength: 120, tooLong: 'Please shorten the title to 120 characters.' },
  content: {
    minLength: 20,
    maxLength: 5000,
    missing: 'Please write at least 20 characters about your experience.',
    tooLong: 'Please shorten your review to 5,000 characters.',
  },
  customerName: {
    maxLength: 80,
    missing: 'Please enter a name to show with your review.',
    tooLong: 'Please shorten the name to 80 characters.',
  },
  location: { maxLength: 80, tooLong: 'Please shorten the place to 80 characters.' },
} as const satisfies Record<Exclude<ReviewField, 'rating' | 'consent'>, TextRule>;

/** The error messages for missing choices. */
export const missingRating = 'Please choose 1 to 5 stars.';
export const missingConsent = 'Please agree to the publication of your review.';

/** The error message for a field; undefined if its value is valid. */
export function reviewFieldError(field: ReviewField, value: string): string | undefined {
  if (field === 'rating') return /^[1-5]$/.test(value) ? undefined : missingRating;
  if (field === 'consent') return value === 'on' ? undefined : missingConsent;
  return textError(reviewRules[field], value);
}
