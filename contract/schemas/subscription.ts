import { z } from 'zod';
import { maxEmailLength, normaliseEmailAddress } from '../rules/email-address.ts';
import { isoTimeSchema } from './fields.ts';

const invalid = 'Please enter a valid email address.';

/**
 * An address as it is stored. A domain in other scripts becomes the ASCII form that mail servers know (`xn--…`), so
 * that one that only looks like another is seen to differ. The part before the `@` is left as it was typed.
 */
const emailAddressSchema = z
  .string(invalid)
  .transform(normaliseEmailAddress)
  .transform(withAsciiDomain)
  .pipe(z.email(invalid).max(maxEmailLength, invalid));

/** The body of `POST /api/subscriptions`. */
export const subscriptionRequestSchema = z.object({
  email: emailAddressSchema,
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

/** The query of `GET /api/subscription`. */
export const storedSubscriptionQuerySchema = z.object({
  token: z.string('token takes the token of a link from one of our emails.'),
});

const consent = {
  source: z.string().describe('The form on which the consent was given'),
  form: z.string().describe('The same in plain words'),
  consentedAt: isoTimeSchema,
  confirmedAt: isoTimeSchema.nullable(),
  consentVersion: z.string().describe('The version of the wording that was agreed to'),
};

const contactMessages = z
  .array(
    z.strictObject({
      receivedAt: isoTimeSchema,
      name: z.string(),
      subject: z.string(),
      message: z.string(),
    }),
  )
  .describe('What was written to us with the contact form from the same address');

const complaints = z
  .array(
    z.strictObject({
      receivedAt: isoTimeSchema,
      answerBy: isoTimeSchema,
      isAnswered: z.boolean(),
      name: z.string(),
      complaint: z.string(),
    }),
  )
  .describe('Complaints about personal data from the same address; they outlive the subscription');

/** What is stored about whoever holds a link from one of our emails. */
export const storedSubscriptionSchema = z.discriminatedUnion('status', [
  z.strictObject({
    status: z.enum(['pending', 'active']),
    email: z.string(),
    consent: z.strictObject(consent),
    reports: z.array(
      z.strictObject({
        title: z.string(),
        outcome: z.enum(['waiting', 'sent', 'bounced', 'suppressed', 'failed']),
        sentAt: isoTimeSchema.nullable(),
      }),
    ),
    contactMessages,
    complaints,
  }),
  z.strictObject({
    status: z.literal('unsubscribed'),
    leftAt: isoTimeSchema,
    consent: z.strictObject(consent).nullable().describe('Null once it was erased'),
    contactMessages,
    complaints,
  }),
  z.strictObject({ status: z.literal('unknown'), contactMessages, complaints }),
]);
export type StoredSubscription = z.infer<typeof storedSubscriptionSchema>;

function withAsciiDomain(address: string): string {
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  // A URL parser is where the platform keeps the rules of IDNA.
  if (at < 1 || !isInOtherScripts(domain) || !URL.canParse(`http://${domain}`)) return address;
  return `${address.slice(0, at)}@${new URL(`http://${domain}`).hostname}`;
}

/** Whether a domain has letters beyond ASCII, and nothing that a URL would take for another part of it. */
function isInOtherScripts(domain: string): boolean {
  return /[^\p{ASCII}]/u.test(domain) && !/[\s/?#:@%\\[\]]/.test(domain);
}
