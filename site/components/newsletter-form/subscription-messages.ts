export type SubscriptionOutcome =
  | 'subscribed'
  | 'already-subscribed'
  | 'invalid'
  | 'too-many'
  | 'failed';

/** How a subscription ended, and why the server refused it, in its own words. */
export type SubscriptionResult = { outcome: SubscriptionOutcome; reason?: string };

export type SubscriptionMessage = { title: string; description: string; isDestructive: boolean };

/** What a subscription still needs; said after the specification's own words. */
export const nextStep =
  'Look for our email and press the button in it: your subscription starts when you confirm it.';

/** What a visitor is told of a subscription, word for word (specification, section 8). */
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
      'Too many email addresses were entered here in the last hour. Please try again later.',
    isDestructive: true,
  },
  failed: {
    title: 'Subscription failed',
    description: 'Please try again or contact support if the problem persists.',
    isDestructive: true,
  },
};

/** What a visitor is told of how their subscription ended: the server's own words where it gave any. */
export function subscriptionMessage({ outcome, reason }: SubscriptionResult): SubscriptionMessage {
  const message = subscriptionMessages[outcome];
  return reason === undefined ? message : { ...message, description: reason };
}
