import type { Payload } from 'payload';
import { isFromRobot } from '#contract/rules/honeypot.ts';
import type { ComplaintRequest } from '#contract/schemas/complaint.ts';
import type { ContactMessageRequest } from '#contract/schemas/contact-message.ts';
import { receiveComplaint } from './complaints.ts';

export type ContactService = {
  /** Keeps a message for the editors; when it returns, the message is stored. What a robot sends is dropped. */
  receive: (request: ContactMessageRequest) => Promise<void>;
  /** Keeps a complaint about personal data, and has its receipt acknowledged by email. */
  complain: (request: ComplaintRequest) => Promise<void>;
};

/** The one way in which messages come in. */
export function createContactService(payload: Payload): ContactService {
  return {
    receive: async (request) => {
      if (isFromRobot(request)) return;
      const { name, email, subject, message } = request;
      await payload.create({
        collection: 'contact-messages',
        data: {
          name,
          email,
          subject,
          message,
          receivedAt: new Date().toISOString(),
          status: 'new',
        },
        overrideAccess: true,
      });
    },
    complain: (request) => receiveComplaint(payload, request),
  };
}
