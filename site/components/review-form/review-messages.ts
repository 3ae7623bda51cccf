import type { ReviewFailure } from '#contract/rules/review-outcome.ts';

/** What whoever wrote a review that was not received is told; `invalid` mostly without JavaScript. */
export const reviewFailureTexts: Readonly<Record<ReviewFailure, string>> = {
  invalid:
    'Something was missing, too short or too long. Go back in your browser, where your text still stands, and check each field: the stars, a review of 20 to 5,000 characters, a name, and your agreement.',
  gone: 'We do not list this provider any more, so it cannot be reviewed here.',
  'too-many':
    'Several reviews have come from your network in the last hour. Please try again later.',
  failed: 'Please try again in a few minutes.',
};
