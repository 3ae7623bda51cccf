import { z } from 'zod';
import { honeypotName } from '../rules/honeypot.ts';
import { toPence, type Pence } from '../rules/money.ts';
import { alertKindNames, maxAlertProviders, type AlertKind } from '../rules/price-alert.ts';
import { amountNeeded, typedAmountPattern, withoutPoundSign } from '../rules/price-alert-form.ts';
import { honeypotSchema } from './fields.ts';
import { emailAddressSchema } from './subscription.ts';

/** An amount as people type it; null if there is none. */
const amountSchema = z
  .union([z.string(), z.number()], amountNeeded)
  .optional()
  .transform((amount) => withoutPoundSign(String(amount ?? '')))
  .pipe(z.union([z.literal(''), z.string().regex(typedAmountPattern, amountNeeded)], amountNeeded))
  .transform((amount): Pence | null => (amount === '' ? null : toPence(amount)));

const slug = z.string('providers is a list of slugs.').trim().toLowerCase().max(200);

const amountMissing = { error: amountNeeded, path: ['amount'] };

/** What a form sends once is one value, and twice a list. */
const providersSchema = z
  .union([slug.transform((one) => (one === '' ? [] : [one])), z.array(slug)])
  .default([])
  .transform((slugs) => [...new Set(slugs)].toSorted())
  .pipe(
    z
      .array(z.string())
      .max(maxAlertProviders, `Please choose ${maxAlertProviders} providers at most.`),
  )
  .describe('Slugs of the providers it is about; all registered ones if there are none');

const terms = {
  kind: z.enum(alertKindNames),
  amount: amountSchema.describe('Pounds; for falls-to alone'),
};

/** The body of `POST /api/price-alerts`. */
export const priceAlertRequestSchema = z
  .preprocess(
    withoutOtherAmount,
    z.object({
      email: emailAddressSchema,
      medication: nameSchema('medication is missing: write mounjaro.'),
      dose: nameSchema('dose is missing: write 5mg.'),
      ...terms,
      providers: providersSchema,
      [honeypotName]: honeypotSchema,
    }),
  )
  .refine(hasAmount, amountMissing)
  .transform(withPence);
export type PriceAlertRequest = z.output<typeof priceAlertRequestSchema>;

/** The 201 of `POST /api/price-alerts`: the same for every address. */
export const priceAlertAnswerSchema = z.strictObject({ status: z.literal('pending') });

/** The body of `POST /api/price-alerts/{alert}`, with which its owner changes what an alert waits for. */
export const priceAlertChangeSchema = z
  .preprocess(withoutOtherAmount, z.object(terms))
  .refine(hasAmount, amountMissing)
  .transform(withPence);

/** The 201 of `POST /api/price-alerts/{alert}`. */
export const priceAlertChangedSchema = z.strictObject({ status: z.literal('changed') });

function nameSchema(missing: string) {
  return z.string(missing).trim().toLowerCase().min(1, missing).max(100, missing);
}

type TypedTerms = { kind: AlertKind; amount: Pence | null };

function hasAmount({ kind, amount }: TypedTerms): boolean {
  return kind !== 'falls-to' || (amount !== null && amount > 0);
}

/** Leaves out the amount unless the alert is for a fall to one: other kinds have none, whatever has been typed there. */
function withoutOtherAmount(body: unknown): unknown {
  const isOther =
    typeof body === 'object' && body !== null && 'kind' in body && body.kind !== 'falls-to';
  return isOther ? { ...body, amount: undefined } : body;
}

function withPence<Request extends TypedTerms>({ amount, ...request }: Request) {
  return { ...request, amountPence: amount };
}
