import { z } from 'zod';
import { correctablePartNames, maxCorrectionLength } from '../rules/correction.ts';
import { honeypotName } from '../rules/honeypot.ts';
import { honeypotSchema, idSchema, isoTimeSchema, typedTextSchema, urlSchema } from './fields.ts';

/** The body of `POST /api/products/{id}/corrections`. */
export const correctionRequestSchema = z.object({
  whatIsWrong: z.enum(correctablePartNames, 'Please choose what is wrong.'),
  whatIsRight: typedTextSchema('Please write what is right.')
    .min(1, 'Please write what is right.')
    .max(maxCorrectionLength, `Please shorten what is right to ${maxCorrectionLength} characters.`),
  link: z
    .string()
    .trim()
    .transform((text) => text || undefined)
    .pipe(
      urlSchema
        .max(500, 'Please give a shorter web address.')
        .refine(hasNoCredentials, 'Please give a web address without a name and password.')
        .optional(),
    )
    .optional()
    .describe('Where it can be seen'),
  [honeypotName]: honeypotSchema,
});
export type CorrectionRequest = z.infer<typeof correctionRequestSchema>;

/** The 201 of `POST /api/products/{id}/corrections`. */
export const correctionAnswerSchema = z.strictObject({ status: z.literal('received') });

export const correctionSchema = z.strictObject({
  productId: idSchema,
  product: z.string().min(1).describe('Medication, dose and provider'),
  whatWasWrong: z.enum(correctablePartNames),
  was: z.string().nullable().describe('Null if it is not one figure'),
  is: z.string().nullable(),
  reportedAt: isoTimeSchema,
  mendedAt: isoTimeSchema,
});
export type Correction = z.infer<typeof correctionSchema>;

/** The answer of `GET /api/corrections`: the newest hundred that were put right, newest first. */
export const correctionsSchema = z.array(correctionSchema).max(100);

/** An address such as `https://clinic.example@elsewhere.example/` looks like one host and leads to another. */
function hasNoCredentials(address: string): boolean {
  const { username, password } = new URL(address);
  return username === '' && password === '';
}
