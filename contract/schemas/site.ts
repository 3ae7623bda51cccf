import { z } from 'zod';
import { slugSchema, urlSchema } from './fields.ts';
import { medicationThemeSchema } from './medication.ts';

/** What editors set for the whole site: the answer of `GET /api/site`. */
export const siteSettingsSchema = z.strictObject({
  siteName: z.string().min(1),
  showsSampleData: z.boolean().describe('Whether the sample data notice stands on every page'),
  isStrict: z
    .boolean()
    .describe('Whether the home page names no medicine and no price, and offers are left out'),
  contactEmail: z.string(),
  brands: z
    .array(z.strictObject({ name: z.string().min(1), theme: medicationThemeSchema }))
    .describe('The medications of the directory, in the editors’ order'),
  socialLinks: z.array(z.strictObject({ label: z.string().min(1), url: urlSchema })),
});
export type SiteSettings = z.infer<typeof siteSettingsSchema>;
export type Brand = SiteSettings['brands'][number];

export const testimonialSchema = z.strictObject({
  quote: z.string().min(1),
  name: z.string().min(1),
  location: z.string().nullable(),
  rating: z.int().min(1).max(5),
});
export type Testimonial = z.infer<typeof testimonialSchema>;

/** What editors set for the home page: the answer of `GET /api/home`. */
export const homeSchema = z.strictObject({
  banner: z.strictObject({ text: z.string().min(1), linkText: z.string().min(1) }).nullable(),
  guides: z.array(slugSchema).describe('The guides for those who begin, in their order'),
  testimonials: z.array(testimonialSchema),
});
export type Home = z.infer<typeof homeSchema>;
