import { z } from 'zod';

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
export const sha256Schema = z
  .string()
  .regex(/^[0-9a-f]{64}$/)
  .describe('SHA-256 of a file in hexadecimal digits');
export const urlSchema = z.url({ protocol: /^https?$/ });
export const countSchema = z.int().nonnegative();
export const honeypotSchema = z
  .string()
  .optional()
  .describe('Honeypot: leave empty; requests that fill it in are dropped');
export const percentageSchema = z.int().min(0).max(100);
export const averageRatingSchema = z
  .number()
  .min(1)
  .max(5)
  .nullable()
  .describe('Mean of the published ratings to two decimals; null below five reviews');
