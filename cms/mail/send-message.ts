import type { Payload, SendEmailOptions } from 'payload';
import { composeMessage, type PersonalMessage } from './compose-message.ts';
import { mailOutcomes } from './mail-outcomes.ts';
import { outcomeOf } from './outcome.ts';

/**
 * Sends an email to one person, of no list; false if there is no such recipient, to whom nothing need be sent again.
 * @throws MailFailure if the mail server does not take it now.
 */
export async function sendMessage(payload: Payload, message: PersonalMessage): Promise<boolean> {
  return sendComposed(payload, await composeMessage(payload, message));
}

/** The same of one that is composed already. */
export async function sendComposed(payload: Payload, email: SendEmailOptions): Promise<boolean> {
  try {
    await payload.sendEmail(email);
    mailOutcomes.inc({ outcome: 'sent' });
    return true;
  } catch (error) {
    const { kind: outcome } = outcomeOf(error, 1, new Date());
    mailOutcomes.inc({ outcome });
    if (outcome !== 'bounced') throw error;
    payload.logger.warn({ err: error }, 'A message was not sent: bounced');
    return false;
  }
}
