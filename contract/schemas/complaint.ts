import { z } from 'zod';
import { complaintRules } from '../rules/complaint.ts';
import { emailAddressPattern, normaliseEmailAddress } from '../rules/email-address.ts';
import { honeypotName } from '../rules/honeypot.ts';
import { honeypotSchema, typedTextSchema } from './fields.ts';

const { name, email, complaint } = complaintRules;

/** The body of `POST /api/complaints`. */
export const complaintRequestSchema = z.object({
  name: typedTextSchema(name.missing)
    .min(1, name.missing)
    .max(name.maxLength, name.tooLong)
    .regex(/^[^\r\n]*$/, 'Please write your name on one line.'),
  email: z
    .string(email.missing)
    .transform(normaliseEmailAddress)
    .pipe(
      z
        .email({ pattern: emailAddressPattern, error: email.missing })
        .max(email.maxLength, email.tooLong),
    ),
  complaint: typedTextSchema(complaint.missing)
    .min(1, complaint.missing)
    .max(complaint.maxLength, complaint.tooLong),
  [honeypotName]: honeypotSchema,
});
export type ComplaintRequest = z.infer<typeof complaintRequestSchema>;

/** The 201 of `POST /api/complaints`. */
export const complaintAnswerSchema = z.strictObject({ status: z.literal('received') });
