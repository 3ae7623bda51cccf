/** How a message that was not received ended. */
export type ContactFailure = 'failed' | 'invalid' | 'too-many';

/** What whoever wrote is told; `invalid` only without JavaScript, where the browser's own checks did not see it. */
export const contactFailures: Readonly<Record<ContactFailure, string>> = {
  invalid:
    'Something was missing or too long. Go back in your browser, where your text is still there, and check each field: your name, an email address we can reply to, a subject and a message of up to 5,000 characters.',
  'too-many':
    'Too many messages have been sent from your network in the last hour. Please try again later, or email us.',
  failed: 'Please try again in a few minutes, or email us.',
};
