import type { FailureTexts } from '#contract/rules/form-outcome.ts';

export const reportReceived = 'Thank you. An editor will look at this review.';

/** What whoever reported a review that was not received is told. */
export const reportFailures: FailureTexts = {
  invalid: 'Your report was not sent. Please choose a reason and send it again.',
  gone: 'Your report was not sent: this review is no longer on the site.',
  failed: 'Your report was not sent. Please try again in a few minutes.',
  'too-many':
    'Your report was not sent: too many have been sent from your network in the last hour. Please try again later.',
};
