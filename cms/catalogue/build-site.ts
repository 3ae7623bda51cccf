import type { Home as StoredHome, Setting } from '#collections/payload-types.ts';
import type { Home, SiteSettings } from '#contract/schemas/site.ts';

/** What editors have set for the whole site. */
export function buildSiteSettings(settings: Setting): SiteSettings {
  return {
    siteName: settings.siteName,
    showsSampleData: settings.showsSampleData ?? false,
    contactEmail: settings.contactEmail,
    socialLinks: (settings.socialLinks ?? []).map(({ label, url }) => ({ label, url })),
  };
}

/** What editors have set for the home page. */
export function buildHome({ bannerText, bannerLinkText, testimonials }: StoredHome): Home {
  return {
    banner: bannerText ? { text: bannerText, linkText: bannerLinkText || bannerText } : null,
    testimonials: (testimonials ?? []).map(({ quote, name, location, rating }) => ({
      quote,
      name,
      location: location || null,
      rating,
    })),
  };
}
