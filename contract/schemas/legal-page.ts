import { z } from 'zod';
import { isoTimeSchema, slugSchema } from './fields.ts';
import { seoSchema } from './seo.ts';

/** The response of `GET /api/legal-pages/{slug}`. */
export const legalPageSchema = z.strictObject({
  slug: slugSchema,
  title: z.string().min(1),
  pageTitle: z.string().min(1).describe('Shown in the browser tab'),
  description: z.string().min(1),
  lastUpdatedAt: isoTimeSchema,
  isNumbered: z.boolean(),
  sections: z.array(
    z.strictObject({ anchor: slugSchema, heading: z.string().min(1), bodyHtml: z.string().min(1) }),
  ),
  seo: seoSchema,
});
export type LegalPage = z.infer<typeof legalPageSchema>;
