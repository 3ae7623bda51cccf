import { z } from 'zod';
import { countSchema, decimalSchema, idSchema, slugSchema, urlSchema } from './fields.ts';
import { pricedDoseSchema } from './product.ts';
import { freshnessTexts } from '../rules/freshness.ts';

/** The colour themes for medications; `site/styles.css` defines each in light and dark. */
export const medicationThemes = ['purple', 'blue', 'pink', 'green', 'brown', 'neutral'] as const;
export const medicationThemeSchema = z.enum(medicationThemes);
export type MedicationTheme = z.infer<typeof medicationThemeSchema>;

export const medicationSchema = z.strictObject({
  id: idSchema,
  name: z.string().min(1),
  slug: slugSchema,
  activeIngredient: z.string().min(1),
  description: z.string().min(1),
  dosageRange: z.string().min(1),
  mechanism: z.string().min(1),
  frequency: z.string().min(1),
  doseSteps: z
    .array(
      z.strictObject({
        dose: z.string().min(1),
        weeks: z.int().positive().describe('How long the step usually lasts at least'),
        isOnlyIfNeeded: z.boolean().describe('Whether treatment usually ends before it'),
      }),
    )
    .describe('The usual steps of the dose, lowest first; a prescriber decides the dose'),
  doseStepsNote: z.string().nullable().describe('What else is to be known of the steps'),
  doseStepsUrl: urlSchema.nullable().describe('Where the steps are written down'),
  commonSideEffects: z.array(z.string().min(1)),
  contraindications: z.array(z.string().min(1)).describe('Who must not use it'),
  precautions: z
    .array(z.string().min(1))
    .describe('What to tell the prescriber and when to take care'),
  leafletUrl: urlSchema.nullable().describe('The patient leaflet'),
  nhsUrl: urlSchema.nullable().describe('The NHS page about treatment with it'),
  guide: z
    .strictObject({ slug: slugSchema, title: z.string().min(1) })
    .nullable()
    .describe('This site’s guide to it'),
  badge: z.string().nullable(),
  theme: medicationThemeSchema.describe('Brand colour theme'),
  minPrice: decimalSchema
    .nullable()
    .describe(
      `Lowest price on sale: in stock, checked ${freshnessTexts.month}, from a registered provider`,
    ),
  maxPrice: decimalSchema.nullable().describe('Highest of the same prices'),
  cheapest: pricedDoseSchema
    .nullable()
    .describe('The product with the lowest price, with its fees'),
  dearest: pricedDoseSchema
    .nullable()
    .describe('The product with the highest price, with its fees'),
  lowestTotal: pricedDoseSchema
    .nullable()
    .describe('The product with the lowest total; one with an unknown fee only if all have one'),
  highestTotal: pricedDoseSchema
    .nullable()
    .describe('The product with the highest total, as far as its fees are known'),
  offerCount: countSchema.describe('Products on sale, which these prices are of'),
  providerCount: countSchema.describe(
    `Registered providers with a price checked ${freshnessTexts.month}, in or out of stock`,
  ),
});
export type Medication = z.infer<typeof medicationSchema>;

/** The response of `GET /api/medications`. */
export const medicationsSchema = z.array(medicationSchema);
