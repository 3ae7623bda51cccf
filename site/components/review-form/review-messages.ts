import type { ReviewFailure } from '#contract/rules/review-outcome.ts';

/** What whoever wrote a review that was not received is told; `invalid` mostly without JavaScript. */
export const reviewFailureTexts: Readonly<Record<ReviewFailure, string>> = {
  invalid:
    'Something was missing, too short or too long. Go back in your browser, where your text is still there, and check each field: the stars, a review of 20 to 5,000 characters, a name, and your agreement.',
  gone: 'We no longer list this provider, so you cannot review it here.',
  'too-many':
    'Too many reviews have been sent from your network in the last hour. Please try again later.',
  failed: 'Please try again in a few minutes.',
};
