import { z } from 'zod';
import { isoTimeSchema, slugSchema, urlSchema } from './fields.ts';
import { pictureSchema } from './picture.ts';
import { seoSchema } from './seo.ts';

export const headingSchema = z.strictObject({ id: slugSchema, text: z.string().min(1) });
export type Heading = z.infer<typeof headingSchema>;

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

/** The response of `GET /api/guides`. */
export const guideCardsSchema = z.array(guideCardSchema);

/** The response of `GET /api/guides/{slug}`. */
export const guideSchema = guideCardSchema.extend({
  picture: pictureSchema.nullable().describe('At the top of the page; null if it has none'),
  bodyHtml: z.string().min(1).describe('Clean HTML; headings carry the ids of the contents'),
  contents: z.array(headingSchema).describe('The second-level headings, for a table of contents'),
  sources: z.array(
    z.strictObject({ title: z.string().min(1), publisher: z.string().min(1), url: urlSchema }),
  ),
  reviewerRole: z
    .string()
    .min(1)
    .nullable()
    .describe('The role of the clinician who has checked the text; null if none has'),
  lastReviewedAt: isoTimeSchema,
  related: z.array(guideCardSchema),
  seo: seoSchema,
});
export type Guide = z.infer<typeof guideSchema>;
