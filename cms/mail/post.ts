import type { Subscription } from '#collections/payload-types.ts';
import type { MessageContent } from './messages/render-message.tsx';
import type { Outcome } from './outcome.ts';

/**
 * How long whoever has claimed a message has to send it: if nothing was heard of it by then, its process has died
 * and another sends it, under the same Message-ID.
 */
export const claimMilliseconds = 20_000;

export type Recipient = Pick<Subscription, 'addressCode' | 'consentedAt' | 'email'>;

/** A message that is to be sent now, by us alone. */
export type Claimed = {
  recipient: Recipient;
  content: MessageContent;
  /** Stays the same however often the message is sent, so that its receiver can drop a double. */
  messageId: string;
  /** Which attempt this is, from 1. */
  attempts: number;
  /** Notes how it ended. */
  settle: (outcome: Outcome) => Promise<void>;
};

/** Where messages wait to be sent. */
export type Post = {
  /** Takes the next message that is due so that nobody else sends it; nothing if none is. */
  claim: () => Promise<Claimed | undefined>;
};
