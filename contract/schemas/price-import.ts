import { z } from 'zod';
import { rowKinds } from '../rules/price-import.ts';
import { largeChangePercent } from '../rules/price-gate.ts';

/** A file of prices, as the admin’s import reads it. */
export const priceFileSchema = z.object({
  csv: z
    .string('Send the file as text in “csv”.')
    .min(1, 'Send the file as text in “csv”.')
    .describe('A CSV file with the headings of the template, up to 100 kB'),
});

const rowSchema = z.object({
  line: z.int().describe('Of the file'),
  kind: z.enum(rowKinds),
  provider: z.string(),
  medication: z.string(),
  dose: z.string(),
  changes: z.array(
    z.object({
      field: z.string(),
      downloaded: z.string().optional(),
      from: z.string().optional(),
      to: z.string(),
    }),
  ),
  needsTick: z
    .boolean()
    .describe(`Left to a person, such as a change of more than ${largeChangePercent}%`),
  isInvalid: z.boolean().describe('Wrong or unknown, so never written'),
  reason: z.string().optional(),
});

/** What a file would change. */
export const priceImportPreviewSchema = z.object({
  id: z.string().describe('What applies it; good for 24 hours'),
  rows: z.array(rowSchema),
  unusedColumns: z.array(z.string()),
  renamedColumns: z
    .array(
      z.object({
        heading: z.string(),
        readAs: z.string(),
        rememberedAt: z.iso.datetime().nullable(),
      }),
    )
    .describe('Columns that are read as people have said of an earlier file'),
});

export const applyImportSchema = z.object({
  skipsInvalidRows: z
    .boolean()
    .default(false)
    .describe('Whether rows that are wrong, unknown or left to a person may be left out'),
});

/** What an import has changed, in products. */
export const appliedImportSchema = z.object({
  id: z.string(),
  changed: z.int(),
  added: z.int(),
  checked: z.int().describe('Found as they were'),
});
