/** Where links in our emails lead and the buttons of their pages post to; the token that says whose they are is a query parameter. */
export const linkPaths = {
  storedSubscription: '/subscription',
  confirmSubscription: '/subscription/confirm',
  unsubscribe: '/subscription/unsubscribe',
  renewLink: '/subscription/renew-link',
  eraseSubscription: '/subscription/erase',
  confirmPriceAlert: '/price-alerts/confirm',
  keepPriceAlerts: '/price-alerts/keep',
  endPriceAlerts: '/price-alerts/end',
  endPriceAlert: '/price-alerts/end-one',
} as const;
