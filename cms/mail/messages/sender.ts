/** Who sends a message, and the links that each message carries. */
export type Sender = {
  siteName: string;
  publicUrl: string;
  contactEmail: string;
  unsubscribeUrl: string;
  preferencesUrl: string;
};
