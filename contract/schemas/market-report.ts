import { z } from 'zod';
import { figureNames } from '../rules/figures.ts';
import { priceDirections } from '../rules/price-change.ts';
import { stockGroups } from '../rules/stock-groups.ts';
import { countSchema, decimalSchema, isoTimeSchema, slugSchema } from './fields.ts';
import { monthSnapshotSchema } from './month-data.ts';
import { pictureSchema } from './picture.ts';
import { seoSchema } from './seo.ts';

const figureSchema = z.enum(figureNames);

/** Of a row: the figures in it that an editor entered, and that are not what the data give. */
const editedSchema = z
  .array(figureSchema)
  .describe('The figures of the row that an editor entered: the data give others');

const scopeSchema = z
  .string()
  .nullable()
  .describe('The medication that the figures are of alone; null for all');

export const keyFigureSchema = z.strictObject({
  value: z.string().min(1),
  label: z.string().min(1),
  figure: figureSchema
    .nullable()
    .describe('The rule by which it was worked out; null for what its editor states'),
  isEdited: z.boolean().describe('Whether an editor entered it, and the data give another'),
});
export type KeyFigure = z.infer<typeof keyFigureSchema>;

export const marketReportCardSchema = z.strictObject({
  slug: slugSchema,
  title: z.string().min(1),
  description: z.string().min(1),
  category: z.string().min(1),
  month: isoTimeSchema.describe('The month that the report is about'),
  readTimeMinutes: z.int().positive(),
  featured: z.boolean(),
  badges: z.array(z.string()),
  keyFigure: keyFigureSchema.nullable().describe('The first figure that the report names'),
  updatedAt: isoTimeSchema,
});
export type MarketReportCard = z.infer<typeof marketReportCardSchema>;

/** The response of `GET /api/market-reports`, newest month first. */
export const marketReportCardsSchema = z.array(marketReportCardSchema);

const providerSlugSchema = slugSchema
  .nullable()
  .describe('Null if the provider has since left the directory');

const signedDecimalSchema = z.string().regex(/^-?\d+\.\d{2}$/);

export const priceChangeRecordSchema = z.strictObject({
  provider: z.string().min(1),
  medication: z.string().min(1),
  dosage: z.string().min(1),
  baselinePrice: decimalSchema,
  currentPrice: decimalSchema,
  currentTotal: decimalSchema.nullable().describe('With both fees; null where one is not known'),
  edited: editedSchema,
  changeAmount: signedDecimalSchema.describe('Pounds, with a minus for a decrease'),
  changePercentage: z.number().describe('Percentage of the baseline, one decimal, signed'),
  direction: z.enum(priceDirections),
});
export type PriceChangeRecord = z.infer<typeof priceChangeRecordSchema>;

const changeOfAllSchema = z
  .number()
  .describe(
    'What all these prices came to together against before, those that stayed among them: per cent, one decimal, with its sign',
  );

export const providerChangeSummarySchema = z.strictObject({
  provider: z.string().min(1),
  providerSlug: providerSlugSchema,
  increases: countSchema,
  decreases: countSchema,
  avgChange: changeOfAllSchema,
  edited: editedSchema,
});
export type ProviderChangeSummary = z.infer<typeof providerChangeSummarySchema>;

export const doseChangeSummarySchema = z.strictObject({
  medication: z.string().min(1),
  dosage: z.string().min(1),
  increases: countSchema,
  decreases: countSchema,
  avgChange: changeOfAllSchema,
  edited: editedSchema,
});
export type DoseChangeSummary = z.infer<typeof doseChangeSummarySchema>;

const totalSchema = decimalSchema
  .nullable()
  .describe('With both fees; null where nobody states them');

export const reportBlockSchema = z.discriminatedUnion('blockType', [
  z.strictObject({ blockType: z.literal('text'), bodyHtml: z.string() }),
  z.strictObject({
    blockType: z.literal('keyFigures'),
    medication: scopeSchema,
    figures: z.array(keyFigureSchema),
  }),
  z.strictObject({
    blockType: z.literal('priceRanges'),
    medication: scopeSchema,
    caption: z.string(),
    rows: z.array(
      z.strictObject({
        category: z.string().describe('A kind of provider'),
        medication: z.string(),
        lowest: decimalSchema,
        highest: decimalSchema,
        lowestTotal: totalSchema,
        highestTotal: totalSchema,
        edited: editedSchema,
      }),
    ),
  }),
  z.strictObject({
    blockType: z.literal('dosePrices'),
    medication: scopeSchema,
    caption: z.string(),
    rows: z.array(
      z.strictObject({
        medication: z.string(),
        dose: z.string(),
        best: decimalSchema,
        highest: decimalSchema,
        average: decimalSchema,
        bestTotal: totalSchema,
        highestTotal: totalSchema,
        averageTotal: totalSchema,
        edited: editedSchema,
        percentageDifference: z
          .number()
          .describe(
            'Difference between the best and the highest price as a percentage of the best, one decimal',
          ),
      }),
    ),
  }),
  z.strictObject({
    blockType: z.literal('priceChanges'),
    medication: scopeSchema,
    caption: z.string(),
    records: z
      .array(priceChangeRecordSchema)
      .describe('Every price that can be compared, those that stayed among them'),
    byProvider: z.array(providerChangeSummarySchema),
    byDose: z.array(doseChangeSummarySchema),
  }),
  z.strictObject({
    blockType: z.literal('findings'),
    medication: scopeSchema,
    findings: z.array(
      z.strictObject({
        text: z.string(),
        figure: figureSchema,
        of: z.string().nullable().describe('The medication that it is about; null for all'),
        isEdited: z.boolean(),
      }),
    ),
  }),
  z.strictObject({
    blockType: z.literal('stockStatements'),
    medication: scopeSchema,
    editedGroups: z
      .array(z.enum(stockGroups))
      .describe('The lists on which there are others than the data give'),
    statements: z.array(
      z.strictObject({
        provider: z.string(),
        providerSlug: providerSlugSchema,
        group: z.enum(stockGroups),
        quote: z.string().nullable(),
        note: z.string(),
      }),
    ),
  }),
  z.strictObject({
    blockType: z.literal('restrictions'),
    items: z.array(z.strictObject({ title: z.string(), text: z.string() })),
  }),
  z.strictObject({ blockType: z.literal('tips'), tips: z.array(z.string()) }),
  z.strictObject({
    blockType: z.literal('subscribe'),
    heading: z.string(),
    text: z.string(),
    buttonText: z.string(),
    placeholder: z.string(),
    source: z.string(),
  }),
]);
export type ReportBlock = z.infer<typeof reportBlockSchema>;
export type ReportBlockOf<Type extends ReportBlock['blockType']> = Extract<
  ReportBlock,
  { blockType: Type }
>;

/** The response of `GET /api/market-reports/{slug}`; its figures are stored with the document and do not change. */
export const marketReportSchema = marketReportCardSchema.extend({
  figuresTakenAt: isoTimeSchema
    .nullable()
    .describe('When the figures were taken from the data; null if they were written by hand'),
  snapshot: monthSnapshotSchema
    .nullable()
    .describe('The frozen data that the figures were worked out from; null if there are none'),
  picture: pictureSchema.nullable().describe('At the top of the page; null if it has none'),
  seo: seoSchema,
  isCollapsible: z.boolean().describe('Whether sections can be collapsed; all are open at first'),
  sections: z.array(
    z.strictObject({
      anchor: slugSchema,
      title: z.string().min(1),
      blocks: z.array(reportBlockSchema),
    }),
  ),
});
export type MarketReport = z.infer<typeof marketReportSchema>;
