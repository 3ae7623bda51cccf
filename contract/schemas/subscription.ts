import { z } from 'zod';
import { longestEmailAddress, normaliseEmailAddress } from '../rules/email-address.ts';

/** The body of `POST /api/subscriptions`. */
export const subscriptionRequestSchema = z.object({
  email: z
    .string('Please enter a valid email address.')
    .transform(normaliseEmailAddress)
    .pipe(
      z
        .email('Please enter a valid email address.')
        .max(longestEmailAddress, 'Please enter a valid email address.'),
    ),
  source: z
    .string('Please say which form this came from (source).')
    .regex(
      /^[a-z0-9_]{1,64}$/,
      'source takes lower-case letters, digits and underscores, at most 64.',
    ),
});
export type SubscriptionRequest = z.infer<typeof subscriptionRequestSchema>;

/** The 201 of `POST /api/subscriptions`; it repeats nothing of what was sent. */
export const subscriptionAnswerSchema = z.strictObject({ status: z.literal('subscribed') });
export type SubscriptionAnswer = z.infer<typeof subscriptionAnswerSchema>;
