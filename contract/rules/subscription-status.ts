/** The states of a subscription; after unsubscribing it is kept only until the goodbye has been sent. */
export const subscriptionStatuses = {
  pending: 'Waiting for confirmation',
  active: 'Active',
  unsubscribed: 'Unsubscribed',
} as const;
