import {
  contactMessageAnswerSchema,
  contactMessageRequestSchema,
} from '#contract/schemas/contact-message.ts';
import { endpoint, type Endpoint } from '../api/endpoint.ts';
import { limit } from '../http/limit.ts';
import type { ContactService } from './contact-service.ts';

/** How visitors write to the editors. */
export function contactEndpoints(contact: ContactService): Endpoint[] {
  return [
    endpoint({
      method: 'POST',
      path: '/api/contact-messages',
      summary: 'Send the editors a message',
      body: contactMessageRequestSchema,
      answer: contactMessageAnswerSchema,
      limit: limit({
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
  ];
}
