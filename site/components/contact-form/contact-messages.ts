/** How a message that was not received ended. */
export type ContactFailure = 'failed' | 'invalid' | 'too-many';

/** What whoever wrote is told; `invalid` only without JavaScript, where the browser's own checks did not see it. */
export const contactFailures: Readonly<Record<ContactFailure, string>> = {
  invalid:
    'Something was missing or too long. Go back in your browser, where your text still stands, and check each field: your name, an email address that we can answer, a subject and a message of up to 5,000 characters.',
  'too-many':
    'Several messages have come from your network in the last hour. Please try again later, or write to us by email.',
  failed: 'Please try again in a few minutes, or write to us by email.',
};
