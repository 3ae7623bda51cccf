import { z } from 'zod';

/** What search results show of a page where that differs from its own title and description. */
export const seoSchema = z.strictObject({
  title: z.string().min(1).nullable().describe('The whole title; null for the page’s own'),
  description: z.string().min(1).nullable(),
});
export type Seo = z.infer<typeof seoSchema>;
