import type { Home as StoredHome, Setting } from '#collections/payload-types.ts';
import { relationId } from '#collections/relation-id.ts';
import type { Medication } from '#contract/schemas/medication.ts';
import type { Home, SiteSettings } from '#contract/schemas/site.ts';

/** What editors have set for the whole site. */
export function buildSiteSettings(
  settings: Setting,
  medications: readonly Medication[],
): SiteSettings {
  return {
    siteName: settings.siteName,
    showsSampleData: settings.showsSampleData ?? false,
    contactEmail: settings.contactEmail,
    brands: medications.map(({ name, theme }) => ({ name, theme })),
    socialLinks: (settings.socialLinks ?? []).map(({ label, url }) => ({ label, url })),
  };
}

/** What editors have set for the home page; of its guides those that are published. */
export function buildHome(
  { bannerText, bannerLinkText, guides, testimonials }: StoredHome,
  slugOfGuide: ReadonlyMap<string, string>,
): Home {
  return {
    banner: bannerText ? { text: bannerText, linkText: bannerLinkText || bannerText } : null,
    guides: (guides ?? []).flatMap((guide) => slugOfGuide.get(relationId(guide)) ?? []),
    testimonials: (testimonials ?? []).map(({ quote, name, location, rating }) => ({
      quote,
      name,
      location: location || null,
      rating,
    })),
  };
}
