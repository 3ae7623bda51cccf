import { z } from 'zod';
import { correctablePartNames, correctionRules, missingPart } from '../rules/correction.ts';
import { honeypotName } from '../rules/honeypot.ts';
import {
  credentialsProblem,
  hasNoCredentials,
  isWebAddress,
  webAddressProblem,
} from '../rules/web-address.ts';
import { honeypotSchema, idSchema, isoTimeSchema } from './fields.ts';
import { textSchema } from './text.ts';

/** The body of `POST /api/products/{id}/corrections`. */
export const correctionRequestSchema = z.object({
  whatIsWrong: z.enum(correctablePartNames, missingPart),
  whatIsRight: textSchema(correctionRules.whatIsRight),
  link: z
    .string()
    .trim()
    .transform((text) => text || undefined)
    .pipe(
      z
        .string()
        .max(correctionRules.link.maxLength, correctionRules.link.tooLong)
        .refine(isWebAddress, webAddressProblem)
        .refine(hasNoCredentials, credentialsProblem)
        .optional(),
    )
    .optional()
    .describe('A page that shows the correct value'),
  [honeypotName]: honeypotSchema,
});
export type CorrectionRequest = z.infer<typeof correctionRequestSchema>;

/** The 201 of `POST /api/products/{id}/corrections`. */
export const correctionAnswerSchema = z.strictObject({ status: z.literal('received') });

export const correctionSchema = z.strictObject({
  productId: idSchema,
  product: z.string().min(1).describe('Medication, dose and provider'),
  whatWasWrong: z.enum(correctablePartNames),
  was: z.string().nullable().describe('Null if it is not a single figure'),
  is: z.string().nullable(),
  reportedAt: isoTimeSchema,
  correctedAt: isoTimeSchema,
});
export type Correction = z.infer<typeof correctionSchema>;

/** The response of `GET /api/corrections`: the latest hundred corrections, newest first. */
export const correctionsSchema = z.array(correctionSchema).max(100);
