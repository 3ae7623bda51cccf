import { z } from 'zod';
import { feeBasisNames } from '../rules/consultation-fee-basis.ts';
import { observationRouteNames, observerRoleNames } from '../rules/observation.ts';
import { countSchema, decimalSchema, isoTimeSchema, sha256Schema, urlSchema } from './fields.ts';

/** What was seen of a product at one time; null where unknown. */
export const observationSchema = z.strictObject({
  seenAt: isoTimeSchema.describe('When it was seen at its source'),
  recordedAt: isoTimeSchema.describe('When it was recorded here; always later than the one before'),
  price: decimalSchema,
  firstOrderPrice: decimalSchema
    .nullable()
    .describe('What a new patient paid for the first order instead; null means none was known'),
  consultationFee: decimalSchema.nullable().describe('0.00 means included, null means unknown'),
  consultationFeeBasis: z
    .enum(feeBasisNames)
    .nullable()
    .describe('How often the consultation fee was charged; null means unknown'),
  deliveryFee: decimalSchema.nullable().describe('0.00 means free, null means unknown'),
  inStock: z.boolean().nullable().describe('Null means unknown'),
  sourceUrl: urlSchema.nullable().describe('The page where it was seen'),
  evidence: z
    .strictObject({
      url: z.string().min(1).describe('Address of the file on this site'),
      sha256: sha256Schema,
    })
    .nullable()
    .describe('A picture or PDF of the source'),
  route: z.enum(observationRouteNames).describe('How it came in'),
  by: z.enum(observerRoleNames).nullable().describe('The role of the person who recorded it'),
  isListed: z.boolean().describe('False once the product was taken off the site'),
  correction: z
    .string()
    .nullable()
    .describe('What was wrong with the previous observation, if this one corrects it'),
});
export type Observation = z.infer<typeof observationSchema>;

/** The query of `GET /api/products/{id}/observations`. */
export const observationsQuerySchema = z.object({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
});
export type ObservationsQuery = z.infer<typeof observationsQuerySchema>;

/** A page of a product's observations, newest first. */
export const observationPageSchema = z.strictObject({
  observations: z.array(observationSchema),
  page: z.int().positive(),
  pageSize: z.int().positive(),
  total: countSchema.describe('Observations of the product, on all pages'),
});
export type ObservationPage = z.infer<typeof observationPageSchema>;
