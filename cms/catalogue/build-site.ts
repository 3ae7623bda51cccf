import { settingsDefaults } from '#collections/globals/settings.ts';
import type { Home as StoredHome, Setting } from '#collections/payload-types.ts';
import {
  homeSchema,
  siteSettingsSchema,
  type Home,
  type SiteSettings,
} from '#contract/schemas/site.ts';

/**
 * What editors have set for the whole site.
 * @throws ZodError if it could not be shown.
 */
export function siteSettings(settings: Setting): SiteSettings {
  return siteSettingsSchema.parse({
    siteName: settings.siteName,
    showsSampleData: settings.showsSampleData ?? false,
    contactEmail: settings.contactEmail,
    socialLinks: (settings.socialLinks ?? []).map(({ label, url }) => ({ label, url })),
  });
}

/**
 * What editors have set for the home page.
 * @throws ZodError if it could not be shown.
 */
export function home({ bannerText, bannerLinkText, testimonials }: StoredHome): Home {
  return homeSchema.parse({
    banner: bannerText ? { text: bannerText, linkText: bannerLinkText || bannerText } : null,
    testimonials: (testimonials ?? []).map(({ quote, name, location, rating }) => ({
      quote,
      name,
      location: location || null,
      rating,
    })),
  });
}

/** What stands in for settings that cannot be shown as they are stored and never could. */
export const initialSettings: SiteSettings = { ...settingsDefaults, socialLinks: [] };

/** The same for the home page. */
export const initialHome: Home = { banner: null, testimonials: [] };
