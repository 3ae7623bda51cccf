/** How a complaint that was not received ended. */
export type ComplaintFailure = 'failed' | 'invalid' | 'too-many';

/** What whoever complained is told; `invalid` only without JavaScript, where the browser's own checks did not see it. */
export const complaintFailures: Readonly<Record<ComplaintFailure, string>> = {
  invalid:
    'Something was missing or too long. Go back in your browser, where your text is still there, and check each field: your name, an email address we can reply to, and a complaint of up to 5,000 characters.',
  'too-many':
    'Too many complaints have been sent from your network in the last hour. Please try again later, or email us.',
  failed: 'Please try again in a few minutes, or email us.',
};
