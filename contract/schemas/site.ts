import { z } from 'zod';
import { slugSchema, urlSchema } from './fields.ts';
import { medicationThemeSchema } from './medication.ts';

/** The site settings: the response of `GET /api/site`. */
export const siteSettingsSchema = z.strictObject({
  siteName: z.string().min(1),
  showsSampleData: z.boolean().describe('Whether every page shows the sample data notice'),
  isStrict: z
    .boolean()
    .describe('Whether the home page names no medicines or prices, and offers are hidden'),
  contactEmail: z.string(),
  brands: z
    .array(
      z.strictObject({
        name: z.string().min(1),
        theme: medicationThemeSchema,
        stepDoses: z
          .array(z.string().min(1))
          .describe('The doses of its usual steps, lowest first, with which a plan can begin'),
      }),
    )
    .describe('The directory’s medications, in the editors’ order'),
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

/** The home page content: the response of `GET /api/home`. */
export const homeSchema = z.strictObject({
  banner: z.strictObject({ text: z.string().min(1), linkText: z.string().min(1) }).nullable(),
  guides: z.array(slugSchema).describe('The guides for beginners, in order'),
  testimonials: z.array(testimonialSchema),
});
export type Home = z.infer<typeof homeSchema>;
