/** Who sends a message. */
export type Sender = {
  siteName: string;
  publicUrl: string;
  contactEmail: string;
  /** The links that each message to a subscriber carries. */
  subscription?: { unsubscribeUrl: string; unsubscribeText: string; preferencesUrl: string };
};

/** The same of a message to a subscriber. */
export type Subscribed = Required<Sender>;
