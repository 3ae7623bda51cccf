import { z } from 'zod';
import { figureNames } from '../rules/figures.ts';
import { stalePriceDays } from '../rules/freshness.ts';
import { companyTypes } from '../rules/provider-type.ts';
import {
  countSchema,
  decimalSchema,
  idSchema,
  isoTimeSchema,
  slugSchema,
  urlSchema,
} from './fields.ts';

export const monthSchema = z
  .string()
  .regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'A month is written as in 2025-08');
export const sha256Schema = z.string().regex(/^[0-9a-f]{64}$/);

/** A frozen month: the data that the figures of reports were worked out from, as files that never change. */
export const monthSnapshotSchema = z.strictObject({
  month: monthSchema,
  asOf: isoTimeSchema.describe('Includes everything that was recorded before this time'),
  frozenAt: isoTimeSchema,
  rowCount: countSchema,
  leftOut: countSchema.describe(
    `Rows last checked more than ${stalePriceDays} days before: they count in no figure`,
  ),
  sha256: sha256Schema.describe('Of /data/{month}/{sha256}.json'),
  csvSha256: sha256Schema.describe('Of /data/{month}/{csvSha256}.csv'),
});
export type MonthSnapshot = z.infer<typeof monthSnapshotSchema>;

/** The answer of `GET /api/data`: the months with a published report, newest first. */
export const dataMonthsSchema = z.array(
  z.strictObject({
    month: monthSchema,
    frozenAt: isoTimeSchema.describe('When the file that is shown was frozen'),
    rowCount: countSchema,
  }),
);
export type DataMonths = z.infer<typeof dataMonthsSchema>;

/** The answer of `GET /api/data/{month}`. */
export const monthDataSchema = z.strictObject({
  month: monthSchema,
  snapshots: z
    .array(
      monthSnapshotSchema.extend({
        reports: z
          .array(z.strictObject({ slug: slugSchema, title: z.string().min(1) }))
          .describe('The published reports whose figures were worked out from it'),
      }),
    )
    .min(1)
    .describe('The newest first, which is the one shown; the others were corrected'),
});
export type MonthDescription = z.infer<typeof monthDataSchema>;

export const figureNameSchema = z.enum(figureNames);

/** The query of `GET /api/data/{month}/figures/{figure}`: what the figure is narrowed to. */
export const figureQuerySchema = z.object({
  provider: z.string().min(1).max(200).optional(),
  medication: z.string().min(1).max(200).optional(),
  dose: z.string().min(1).max(200).optional(),
  kind: z.enum(companyTypes).optional(),
  file: sha256Schema
    .optional()
    .describe('The SHA-256 of the JSON file; without it, the one that is shown'),
});
export type FigureQuery = z.infer<typeof figureQuerySchema>;

/** The answer of `GET /api/data/{month}/figures/{figure}`: the figure worked out again from the frozen file. */
export const figureReceiptSchema = z.strictObject({
  figure: figureNameSchema,
  label: z.string(),
  rule: z.string().describe('How it is worked out'),
  value: z
    .number()
    .nullable()
    .describe('In pence, per cent or as a number; null where there is none'),
  text: z.string().describe('As reports show it'),
  of: z.string().describe('What it is narrowed to, in words; empty where it is of all'),
  snapshot: monthSnapshotSchema,
  isOfRows: z
    .boolean()
    .describe('Whether it is worked out from rows; false for what is counted for the whole site'),
  rowCount: countSchema,
  rows: z
    .array(
      z.strictObject({
        product: idSchema,
        provider: z.string(),
        medication: z.string(),
        dose: z.string(),
        price: decimalSchema,
        priceBefore: decimalSchema.nullable(),
        total: decimalSchema.nullable().describe('Null where a fee is not known'),
        inStock: z.boolean().nullable(),
        isRegistered: z.boolean(),
        seenAt: isoTimeSchema,
        sourceUrl: urlSchema.nullable(),
      }),
    )
    .describe('At most 500; the file has all'),
});
export type FigureReceipt = z.infer<typeof figureReceiptSchema>;
