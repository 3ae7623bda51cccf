/** How far a subscription has come; who has left stays here only until the goodbye has gone. */
export const subscriptionStatuses = {
  pending: 'Waiting for confirmation',
  active: 'Active',
  unsubscribed: 'Unsubscribed',
} as const;

export type SubscriptionStatus = keyof typeof subscriptionStatuses;
