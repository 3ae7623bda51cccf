import { z } from 'zod';

/** The title and description for search results, if they differ from the page's own. */
export const seoSchema = z.strictObject({
  title: z.string().min(1).nullable().describe('The complete title; null to use the page’s own'),
  description: z.string().min(1).nullable(),
});
export type Seo = z.infer<typeof seoSchema>;
