export type SubscriptionOutcome =
  | 'subscribed'
  | 'already-subscribed'
  | 'invalid'
  | 'too-many'
  | 'failed';

/** The outcome of a subscription, with the server's own reason if it was refused. */
export type SubscriptionResult = { outcome: SubscriptionOutcome; reason?: string };

export type SubscriptionMessage = { title: string; description: string; isDestructive: boolean };

/** The next step, shown after the specification's message. */
export const nextStep =
  'Look for our email and press the button in it: your subscription starts when you confirm it.';

/** The specification's messages, word for word (section 8). */
export const subscriptionMessages: Record<SubscriptionOutcome, SubscriptionMessage> = {
  subscribed: {
    title: 'Successfully subscribed!',
    description: "You'll receive monthly market analysis reports directly to your inbox.",
    isDestructive: false,
  },
  'already-subscribed': {
    title: 'Already subscribed',
    description: 'This email is already subscribed to our updates.',
    isDestructive: true,
  },
  invalid: {
    title: 'Invalid email',
    description: 'Please enter a valid email address.',
    isDestructive: true,
  },
  'too-many': {
    title: 'Subscription failed',
    description:
      'Too many email addresses were entered from your network in the last hour. Please try again later.',
    isDestructive: true,
  },
  failed: {
    title: 'Subscription failed',
    description: 'Please try again or contact support if the problem persists.',
    isDestructive: true,
  },
};

/** The message for the outcome of a subscription, with the server's own reason if it gave one. */
export function subscriptionMessage({ outcome, reason }: SubscriptionResult): SubscriptionMessage {
  const message = subscriptionMessages[outcome];
  return reason === undefined ? message : { ...message, description: reason };
}
