import { z } from 'zod';
import { honeypotName } from '../rules/honeypot.ts';
import { contactRules } from '../rules/contact-message.ts';
import { emailAddressPattern, normaliseEmailAddress } from '../rules/email-address.ts';
import { honeypotSchema, typedTextSchema } from './fields.ts';

const { name, email, subject, message } = contactRules;
const oneLine = /^[^\r\n]*$/;

/** The body of `POST /api/contact-messages`. */
export const contactMessageRequestSchema = z.object({
  name: typedTextSchema(name.missing)
    .min(1, name.missing)
    .max(name.maxLength, name.tooLong)
    .regex(oneLine, 'Please write your name on one line.'),
  email: z
    .string(email.missing)
    .transform(normaliseEmailAddress)
    .pipe(
      z
        .email({ pattern: emailAddressPattern, error: email.missing })
        .max(email.maxLength, email.tooLong),
    ),
  subject: typedTextSchema(subject.missing)
    .min(1, subject.missing)
    .max(subject.maxLength, subject.tooLong)
    .regex(oneLine, 'Please write the subject on one line.'),
  message: typedTextSchema(message.missing)
    .min(1, message.missing)
    .max(message.maxLength, message.tooLong),
  [honeypotName]: honeypotSchema,
});
export type ContactMessageRequest = z.infer<typeof contactMessageRequestSchema>;

/** The 201 of `POST /api/contact-messages`. */
export const contactMessageAnswerSchema = z.strictObject({ status: z.literal('received') });
