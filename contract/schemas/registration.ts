import { z } from 'zod';
import { registerNames } from '../rules/registers.ts';
import { registrationCheckDays } from '../rules/registration.ts';
import { isoTimeSchema, urlSchema } from './fields.ts';

/** A provider's entry in a public register, as it was found there. */
export const registrationSchema = z.strictObject({
  register: z.enum(registerNames),
  name: z.string().min(1).describe('The registered name'),
  number: z.string().min(1).describe('The registration number'),
  url: urlSchema.describe('The register’s own page for the entry'),
  checkedAt: isoTimeSchema.describe(
    `When the entry was last checked, at most ${registrationCheckDays} days ago`,
  ),
});
export type Registration = z.infer<typeof registrationSchema>;
