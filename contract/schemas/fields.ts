import { z } from 'zod';
import { readableText } from '../rules/typed-text.ts';

export const idSchema = z.string().min(1).describe('Identifier, opaque');
export const slugSchema = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .describe('URL-safe name');
export const isoTimeSchema = z.iso.datetime().describe('ISO 8601 time in UTC');
export const decimalSchema = z
  .string()
  .regex(/^\d+\.\d{2}$/)
  .describe('Pounds as a decimal string with two decimals');
export const urlSchema = z.url({ protocol: /^https?$/ });
/** Text that a visitor typed, without the space around it; `missing` is said where there is none. */
export function typedTextSchema(missing?: string) {
  return z.string(missing).overwrite(readableText).trim();
}
export const countSchema = z.int().nonnegative();
export const honeypotSchema = z
  .string()
  .optional()
  .describe('A honeypot: people never see it, and what fills it in is dropped');
export const percentageSchema = z.int().min(0).max(100);
export const averageRatingSchema = z
  .number()
  .min(1)
  .max(5)
  .nullable()
  .describe('Mean of the published ratings to two decimals; null below five reviews');
