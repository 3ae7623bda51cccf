import type { Payload } from 'payload';
import { isFromRobot } from '#contract/rules/honeypot.ts';
import type { ComplaintRequest } from '#contract/schemas/complaint.ts';
import type { ContactMessageRequest } from '#contract/schemas/contact-message.ts';
import { receiveComplaint } from './complaints.ts';

export type ContactService = {
  /** Stores a message for the editors. Messages from robots are dropped. */
  receive: (request: ContactMessageRequest) => Promise<void>;
  /** Stores a complaint about personal data and acknowledges it by email. */
  complain: (request: ComplaintRequest) => Promise<void>;
};

/** Receives what visitors send through the contact and complaint forms. */
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
