import { z } from 'zod';
import type { Registration as StoredRegistration } from '#collections/payload-types.ts';
import { compareText } from '#contract/rules/compare-text.ts';

import { registerNames } from '#contract/rules/registers.ts';
import { isShown, lapsesAt } from '#contract/rules/registration.ts';
import { idSchema, isoTimeSchema } from '#contract/schemas/fields.ts';
import { registrationSchema, type Registration } from '#contract/schemas/registration.ts';
import type { Moment } from './moment.ts';
import { relatedId } from './related-id.ts';

const registrationPartSchema = z.strictObject({
  registration: registrationSchema,
  provider: idSchema,
  endsAt: isoTimeSchema.nullable(),
});
/** An entry in a public register, with the id of its provider. */
export type RegistrationPart = z.infer<typeof registrationPartSchema> & {
  /** When it stops being shown, in milliseconds since 1970. */
  lapsesAt: number;
};

/** @throws ZodError if part of the evidence is missing: such an entry is not shown. */
export function registrationPart(stored: StoredRegistration): RegistrationPart {
  const { register, name, number, url, checkedAt } = stored;
  const part = registrationPartSchema.parse({
    registration: { register, name, number, url, checkedAt },
    provider: relatedId(stored.provider, 'provider'),
    endsAt: stored.endsAt ?? null,
  });
  return { ...part, lapsesAt: lapsesAt({ checkedAt, endsAt: part.endsAt }).getTime() };
}

/** The registrations shown at a moment, in the order of the registers. */
export function buildRegistrations(
  parts: readonly RegistrationPart[],
  { now }: Moment,
): Registration[] {
  return parts
    .filter(({ registration: { checkedAt }, endsAt }) => isShown({ checkedAt, endsAt }, now))
    .map(({ registration }) => registration)
    .toSorted(
      (a, b) =>
        registerNames.indexOf(a.register) - registerNames.indexOf(b.register) ||
        compareText(a.number, b.number),
    );
}
