import { linkPaths } from '#contract/rules/link-paths.ts';

/** The lists that people are on, with where the links of their messages lead; each path ends where the token begins. */
export const mailLists = {
  reports: {
    confirmPath: `${linkPaths.confirmSubscription}?token=`,
    endPath: `${linkPaths.unsubscribe}?token=`,
    endText: 'Unsubscribe',
  },
  alerts: {
    confirmPath: `${linkPaths.confirmPriceAlert}?token=`,
    endPath: `${linkPaths.endPriceAlerts}?token=`,
    endText: 'End all my price alerts',
  },
} as const;

export type MailList = keyof typeof mailLists;
