/** The lists that people are on, with where the links of their messages lead; each path ends where the token begins. */
export const mailLists = {
  reports: {
    confirmPath: '/subscription/confirm?token=',
    endPath: '/subscription/unsubscribe?token=',
    endText: 'Unsubscribe',
  },
  alerts: {
    confirmPath: '/price-alerts/confirm?token=',
    endPath: '/price-alerts/end?token=',
    endText: 'End all my price alerts',
  },
} as const;

export type MailList = keyof typeof mailLists;
