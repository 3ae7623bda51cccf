import { z } from 'zod';
import { complaintRules } from '../rules/complaint.ts';
import { honeypotName } from '../rules/honeypot.ts';
import { honeypotSchema } from './fields.ts';
import { textSchema, writerEmailSchema, writerNameSchema } from './text.ts';

/** The body of `POST /api/complaints`. */
export const complaintRequestSchema = z.object({
  name: writerNameSchema,
  email: writerEmailSchema,
  complaint: textSchema(complaintRules.complaint),
  [honeypotName]: honeypotSchema,
});
export type ComplaintRequest = z.infer<typeof complaintRequestSchema>;

/** The 201 of `POST /api/complaints`. */
export const complaintAnswerSchema = z.strictObject({ status: z.literal('received') });
