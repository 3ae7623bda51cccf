import { z } from 'zod';
import { longestEmailAddress, normaliseEmailAddress } from '../rules/email-address.ts';

const oneLine = /^[^\r\n]*$/;

/** The body of `POST /api/contact-messages`. */
export const contactMessageRequestSchema = z.object({
  name: z
    .string('Please enter your name.')
    .trim()
    .min(1, 'Please enter your name.')
    .max(100, 'Please shorten your name to 100 characters.')
    .regex(oneLine, 'Please write your name on one line.'),
  email: z
    .string('Please enter a valid email address.')
    .transform(normaliseEmailAddress)
    .pipe(
      z
        .email('Please enter a valid email address.')
        .max(longestEmailAddress, 'Please enter a valid email address.'),
    ),
  subject: z
    .string('Please say what this is about.')
    .trim()
    .min(1, 'Please say what this is about.')
    .max(150, 'Please shorten the subject to 150 characters.')
    .regex(oneLine, 'Please write the subject on one line.'),
  message: z
    .string('Please write a message.')
    .trim()
    .min(1, 'Please write a message.')
    .max(5000, 'Please shorten your message to 5,000 characters.'),
  website: z
    .string()
    .max(0, 'Please leave this field empty.')
    .optional()
    .describe('A trap for robots: people never see it'),
});
export type ContactMessageRequest = z.infer<typeof contactMessageRequestSchema>;

/** The 201 of `POST /api/contact-messages`. */
export const contactMessageAnswerSchema = z.strictObject({ status: z.literal('received') });
