import type { FailureTexts } from '#contract/rules/form-outcome.ts';

export const abuseReportReceived = 'Thank you. An editor will look at this review.';

/** Messages shown when an abuse report could not be sent. */
export const abuseReportFailures: FailureTexts = {
  invalid: 'Your report was not sent. Please choose a reason and send it again.',
  gone: 'Your report was not sent: this review is no longer on the site.',
  failed: 'Your report was not sent. Please try again in a few minutes.',
  'too-many':
    'Your report was not sent: too many have been sent from your network in the last hour. Please try again later.',
};
