import { MailFailure } from './mail-failure.ts';

/** How an attempt to send a message ended. */
export type Outcome =
  | { kind: 'sent' }
  /** Its recipient had left by then. */
  | { kind: 'unwanted' }
  /** Not now: to be tried again at a time. */
  | { kind: 'later'; at: Date }
  /** Given up: it has been tried for two days. */
  | { kind: 'given-up' }
  /** There is no such recipient. */
  | { kind: 'bounced' }
  /** The mail server takes nothing from us, or not this message: to be tried again at a time. */
  | { kind: 'refused'; code: number; at: Date };

/** How long after each failed attempt the next one comes, in minutes. */
const retryDelays = [1, 5, 15, 60, 4 * 60, 12 * 60, 24 * 60];

/**
 * What a failed attempt means (RFC 5321, RFC 3463). Only a permanent answer about the recipient is a bounce; any other
 * 5xx refuses us or the message. With an enhanced status about the mailbox (5.1.x, 5.2.x) it is one at once. Without a
 * status, a wrong setting of ours can look the same, so it is a refusal as long as another attempt follows.
 * `attempts` counts this one.
 */
export function outcomeOf(error: unknown, attempts: number, now: Date): Outcome {
  const failure = error instanceof MailFailure ? error : undefined;
  const code = failure?.responseCode ?? 0;
  const isPermanent = code >= 500;
  if (isPermanent && isAboutMailbox(failure?.status)) return { kind: 'bounced' };
  const delay = retryDelays[attempts - 1];
  if (delay === undefined) {
    return { kind: failure && seemsToBeAboutRecipient(failure) ? 'bounced' : 'given-up' };
  }
  const at = new Date(now.getTime() + delay * 60_000);
  return isPermanent ? { kind: 'refused', code, at } : { kind: 'later', at };
}

function isAboutMailbox(status = ''): boolean {
  return /^5\.(1\.[1-6]|1\.10|2\.\d+)$/.test(status);
}

/** Mailbox unavailable, user not local, mailbox name not allowed (RFC 5321, section 4.2.3). */
const recipientCodes: readonly (number | undefined)[] = [550, 551, 553];

/** A 550 can also refuse us by a policy, which its text alone tells. */
function seemsToBeAboutRecipient(failure: MailFailure): boolean {
  const { command, isAboutUs, responseCode, status } = failure;
  return (
    status === undefined &&
    command === 'RCPT TO' &&
    recipientCodes.includes(responseCode) &&
    !isAboutUs
  );
}
