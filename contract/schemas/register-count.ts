import { z } from 'zod';
import { registerNames } from '../rules/registers.ts';
import { countSchema } from './fields.ts';

const registerCountSchema = z.strictObject({
  register: z.enum(registerNames),
  providers: countSchema.describe('How many of the listed providers are on it'),
});
export type RegisterCount = z.infer<typeof registerCountSchema>;

/** The response of `GET /api/registers`. */
export const registerCountsSchema = z.array(registerCountSchema);
