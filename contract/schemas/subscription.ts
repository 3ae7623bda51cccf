import { z } from 'zod';
import { maxEmailLength, normaliseEmailAddress } from '../rules/email-address.ts';
import { alertKindNames } from '../rules/price-alert.ts';
import { decimalSchema, idSchema, isoTimeSchema } from './fields.ts';

const invalid = 'Please enter a valid email address.';

/**
 * An email address as it is stored. An internationalised domain becomes its ASCII form (`xn--…`), so that look-alike
 * domains stay distinguishable. The part before the `@` is kept as typed.
 */
export const emailAddressSchema = z
  .string(invalid)
  .transform(normaliseEmailAddress)
  .transform(withAsciiDomain)
  .pipe(z.email(invalid).max(maxEmailLength, invalid));

/** The body of `POST /api/subscriptions`. */
export const subscriptionRequestSchema = z.object({
  email: emailAddressSchema,
  source: z
    .string('source must name the form that this came from.')
    .regex(
      /^[a-z0-9_]{1,64}$/,
      'source may contain up to 64 lower-case letters, digits and underscores.',
    ),
});
export type SubscriptionRequest = z.infer<typeof subscriptionRequestSchema>;

/** The 201 of `POST /api/subscriptions`; it does not repeat the request. */
export const subscriptionAnswerSchema = z.strictObject({ status: z.literal('subscribed') });
export type SubscriptionAnswer = z.infer<typeof subscriptionAnswerSchema>;

/** The query of `GET /api/subscription`. */
export const storedSubscriptionQuerySchema = z.object({
  token: z.string('token must be the token from a link in one of our emails.'),
});

const consent = {
  source: z.string().describe('The form on which consent was given'),
  form: z.string().describe('The form in plain words'),
  consentedAt: isoTimeSchema,
  confirmedAt: isoTimeSchema.nullable(),
  consentVersion: z.string().describe('The version of the consent wording'),
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
  .describe('Contact messages sent from the same address');

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
  .describe(
    'Data protection complaints from the same address; they are kept after the subscription ends',
  );

const priceAlerts = z
  .strictObject({
    email: z.string(),
    status: z.enum(['pending', 'active']),
    consent: z.strictObject(consent),
    endsAt: isoTimeSchema.nullable().describe('When they end unless they are kept'),
    alerts: z.array(
      z.strictObject({
        id: idSchema,
        medication: z.string(),
        dose: z.string(),
        kind: z.enum(alertKindNames),
        amount: decimalSchema.nullable(),
        providers: z.array(z.string()).describe('Slugs; none means all registered providers'),
        providerNames: z
          .array(z.string().nullable())
          .describe('The names of the providers, in the same order; null for a deleted one'),
        requestedAt: isoTimeSchema,
        confirmedAt: isoTimeSchema.nullable(),
        toldAt: isoTimeSchema.nullable().describe('When there was last something to tell'),
      }),
    ),
  })
  .nullable()
  .describe('What the address wants to be told about prices');

const belonging = { priceAlerts, contactMessages, complaints };

/** The data stored about the holder of a link from one of our emails. */
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
    ...belonging,
  }),
  z.strictObject({
    status: z.literal('unsubscribed'),
    leftAt: isoTimeSchema,
    consent: z.strictObject(consent).nullable().describe('Null once erased'),
    ...belonging,
  }),
  z.strictObject({ status: z.literal('unknown'), ...belonging }),
]);
export type StoredSubscription = z.infer<typeof storedSubscriptionSchema>;

function withAsciiDomain(address: string): string {
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  if (domain.length > maxEmailLength) return address;
  // The platform exposes the IDNA rules only through its URL parser.
  if (at < 1 || !isInOtherScripts(domain) || !URL.canParse(`http://${domain}`)) return address;
  return `${address.slice(0, at)}@${new URL(`http://${domain}`).hostname}`;
}

/** Whether a domain has non-ASCII letters and no characters with a special meaning in URLs. */
function isInOtherScripts(domain: string): boolean {
  return /[^\p{ASCII}]/u.test(domain) && !/[\s/?#:@%\\[\]]/.test(domain);
}
