import { z } from 'zod';
import { minSideBySide, maxSideBySide } from '../rules/side-by-side.ts';
import { providerSchema } from './company.ts';
import { isoTimeSchema, slugSchema } from './fields.ts';
import { productHistorySchema } from './price-history.ts';

const number = `Choose ${minSideBySide} to ${maxSideBySide} providers to see side by side.`;

const optionalName = z
  .string()
  .trim()
  .toLowerCase()
  .transform((name) => name || undefined)
  .optional();

/** The query of `GET /api/side-by-side`. */
export const sideBySideQuerySchema = z.object({
  medication: optionalName.describe(
    'Its name, in either case; the one that these providers list most if it is left out',
  ),
  dose: optionalName.describe(
    'One of the medication’s doses; the lowest if it is left out or none of them',
  ),
  providers: z
    .string(number)
    .toLowerCase()
    .transform((slugs) => [...new Set(slugs.split(',').flatMap((slug) => slug.trim() || []))])
    .pipe(z.array(z.string()).min(minSideBySide, number).max(maxSideBySide, number))
    .describe(
      `The slugs of ${minSideBySide} to ${maxSideBySide} providers, with commas between them`,
    ),
});

/** One of the providers: all about it but its single reviews. */
export const comparedProviderSchema = providerSchema
  .omit({ reviews: true, sentiment: true, pricingAnalysis: true })
  .extend({
    past: productHistorySchema
      .nullable()
      .describe('What is known of the past of the compared dose; null if it is not listed'),
  });
export type ComparedProvider = z.infer<typeof comparedProviderSchema>;

/** The response of `GET /api/side-by-side`. */
export const sideBySideSchema = z.strictObject({
  at: isoTimeSchema.describe('The end of the histories'),
  medication: z.string().min(1),
  dose: z.string().min(1),
  medications: z.array(z.string().min(1)).describe('All that these providers list, most first'),
  doses: z.array(z.string().min(1)).describe('All that they list of the medication, by strength'),
  providers: z
    .array(comparedProviderSchema)
    .describe('In the order of the query; registered or not'),
});
export type SideBySide = z.infer<typeof sideBySideSchema>;

/** The response of `GET /api/provider-names`. */
export const providerNamesSchema = z.array(
  z.strictObject({ slug: slugSchema, name: z.string().min(1) }),
);
export type ProviderNames = z.infer<typeof providerNamesSchema>;
