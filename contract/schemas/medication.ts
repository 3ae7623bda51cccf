import { z } from 'zod';
import { countSchema, decimalSchema, idSchema, slugSchema } from './fields.ts';

export const medicationThemes = ['mounjaro', 'wegovy', 'saxenda', 'neutral'] as const;
export type MedicationTheme = (typeof medicationThemes)[number];

export const medicationSchema = z.strictObject({
  id: idSchema,
  name: z.string().min(1),
  slug: slugSchema,
  activeIngredient: z.string().min(1),
  description: z.string().min(1),
  dosageRange: z.string().min(1),
  mechanism: z.string().min(1),
  frequency: z.string().min(1),
  commonSideEffects: z.array(z.string().min(1)),
  contraindications: z.array(z.string().min(1)),
  badge: z.string().nullable(),
  theme: z.enum(medicationThemes).describe('Brand colour theme'),
  minPrice: decimalSchema.nullable().describe('Lowest price in stock'),
  maxPrice: decimalSchema.nullable().describe('Highest price in stock'),
  offerCount: countSchema.describe('Products on sale, in or out of stock'),
  providerCount: countSchema,
});
export type Medication = z.infer<typeof medicationSchema>;

/** The answer of `GET /api/medications`. */
export const medicationsSchema = z.array(medicationSchema);
