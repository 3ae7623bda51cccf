import type { TaskConfig } from 'payload';
import type { Subscription } from '#collections/payload-types.ts';
import type { MessageContent } from './messages/subscriber-message.ts';
import type { MailList } from './mail-lists.ts';
import type { Outcome } from './outcome.ts';

/** The queue of jobs in which mail is sent: messages to one person, and one job at a time for what subscribers are due. */
export const mailQueueName = 'mail';

/** When a job for one message is tried again: after 1, 2, 4, 8, 16 and 32 minutes. */
export const mailRetries: TaskConfig['retries'] = {
  attempts: 6,
  backoff: { type: 'exponential', delay: 60_000 },
};

/**
 * How long a claim on a message lasts. The process that has it renews it while it sends; one that does not has died, and
 * another process sends the message, under the same Message-ID.
 */
export const claimMilliseconds = 20_000;

/** When a claim made or renewed now ends, as ISO UTC. */
export function claimEnd(): string {
  return new Date(Date.now() + claimMilliseconds).toISOString();
}

export type Recipient = Pick<Subscription, 'addressCode' | 'consentedAt' | 'email'>;

/** A pending message that this process alone is sending now. */
export type ClaimedMessage = {
  recipient: Recipient;
  list: MailList;
  content: MessageContent;
  /** Stays the same however often the message is sent, so that its receiver can drop a duplicate. */
  messageId: string;
  /** Which attempt this is, from 1. */
  attempts: number;
  /** Makes the claim last longer, if it still is this process's. */
  renew: () => Promise<void>;
  /** Records the outcome. */
  settle: (outcome: Outcome) => Promise<void>;
};

/** Messages that are pending until they are sent. */
export type MailQueue = {
  /** Claims the next message that is due, so that nobody else sends it; nothing if none is due. */
  claim: () => Promise<ClaimedMessage | undefined>;
};
