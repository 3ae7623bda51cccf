import { z } from 'zod';
import { averageRatingSchema, countSchema, idSchema, slugSchema, urlSchema } from './fields.ts';
import { registrationSchema } from './registration.ts';
import { termsSchema } from './provider-terms.ts';

/** The fields of a provider in every response, without products and reviews. */
export const companyProfileSchema = z.strictObject({
  id: idSchema,
  name: z.string().min(1),
  slug: slugSchema,
  type: z.string().min(1).describe('Text that contains Retail, Specialist or online'),
  description: z.string().nullable(),
  website: urlSchema.nullable(),
  address: z.string().nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  averageRating: averageRatingSchema,
  reviewCount: countSchema,
  cqcRegistered: z.boolean(),
  gphcRegistered: z.boolean(),
  gmcVerified: z.boolean(),
  registrations: z
    .array(registrationSchema)
    .describe(
      'Current entries in public registers; each flag is true while the provider has one in that register',
    ),
  features: z.array(z.string()),
  terms: termsSchema.describe('What the provider asks of its patients; null is unknown'),
});
export type CompanyProfile = z.infer<typeof companyProfileSchema>;
