import type { Payload } from 'payload';
import { complaintAnswerSchema, complaintRequestSchema } from '#contract/schemas/complaint.ts';
import {
  contactMessageAnswerSchema,
  contactMessageRequestSchema,
} from '#contract/schemas/contact-message.ts';
import { endpoint, type Endpoint } from '../api/endpoint.ts';
import { bothLimits, limit } from '../http/limit.ts';
import type { ContactService } from './contact-service.ts';

type Parts = { payload: Payload; contact: ContactService };

/** The endpoints of the contact and complaint forms. */
export function contactEndpoints({ payload, contact }: Parts): Endpoint[] {
  const complaintsPerAddress = limit({
    payload,
    name: 'complaints',
    requests: 5,
    minutes: 60,
    message: 'You have sent several complaints in the last hour. Please try again later.',
  });
  // Every complaint triggers an email to whatever address it gives.
  const complaintsOverall = limit({
    payload,
    name: 'complaints overall',
    requests: 200,
    minutes: 60,
    message: 'Too many complaints are being sent at the moment. Please try again later.',
    isTotal: true,
  });

  return [
    endpoint({
      method: 'POST',
      path: '/api/contact-messages',
      summary: 'Send the editors a message',
      body: contactMessageRequestSchema,
      answer: contactMessageAnswerSchema,
      limit: limit({
        payload,
        name: 'contact messages',
        requests: 5,
        minutes: 60,
        message: 'You have sent several messages in the last hour. Please try again later.',
      }),
      run: async ({ body }) => {
        await contact.receive(body);
        return { status: 'received' } as const;
      },
      form: { path: '/contact', next: (outcome) => `/contact?result=${outcome}` },
    }),
    endpoint({
      method: 'POST',
      path: '/api/complaints',
      summary: 'Complain about how your personal data is used',
      body: complaintRequestSchema,
      answer: complaintAnswerSchema,
      limit: bothLimits(complaintsPerAddress, complaintsOverall),
      run: async ({ body }) => {
        await contact.complain(body);
        return { status: 'received' } as const;
      },
      form: { path: '/complaint', next: (outcome) => `/complaint?result=${outcome}` },
    }),
  ];
}
