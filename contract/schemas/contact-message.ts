import { z } from 'zod';
import { contactRules } from '../rules/contact-message.ts';
import { honeypotName } from '../rules/honeypot.ts';
import { honeypotSchema } from './fields.ts';
import { lineSchema, textSchema, writerEmailSchema, writerNameSchema } from './text.ts';

/** The body of `POST /api/contact-messages`. */
export const contactMessageRequestSchema = z.object({
  name: writerNameSchema,
  email: writerEmailSchema,
  subject: lineSchema(contactRules.subject, 'Please write the subject on one line.'),
  message: textSchema(contactRules.message),
  [honeypotName]: honeypotSchema,
});
export type ContactMessageRequest = z.infer<typeof contactMessageRequestSchema>;

/** The 201 of `POST /api/contact-messages`. */
export const contactMessageAnswerSchema = z.strictObject({ status: z.literal('received') });
