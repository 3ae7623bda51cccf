import { z } from 'zod';
import { isoTimeSchema, slugSchema } from './fields.ts';

export const guideCardSchema = z.strictObject({
  slug: slugSchema,
  title: z.string().min(1),
  description: z.string().min(1),
  category: z.string().min(1),
  readTimeMinutes: z.int().positive(),
  featured: z.boolean(),
  badges: z.array(z.string()),
  updatedAt: isoTimeSchema,
});
export type GuideCard = z.infer<typeof guideCardSchema>;

/** The answer of `GET /api/guides`. */
export const guideCardsSchema = z.array(guideCardSchema);
