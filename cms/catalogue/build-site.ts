import { settingsDefaults } from '#collections/globals/settings.ts';
import type { Home as StoredHome, Setting } from '#collections/payload-types.ts';
import { findMedicine } from '#collections/publishing/medicine-names.ts';
import { relationId } from '#collections/relation-id.ts';
import {
  homeSchema,
  siteSettingsSchema,
  type Home,
  type SiteSettings,
} from '#contract/schemas/site.ts';
import type { GuidePart } from './build-guides.ts';

/** What editors have set for the whole site, without the medications, which are documents of their own. */
export type Settings = Omit<SiteSettings, 'brands'>;

/**
 * What editors have set for the whole site.
 * @throws ZodError if it could not be shown.
 */
export function siteSettings(settings: Setting): Settings {
  return siteSettingsSchema.omit({ brands: true }).parse({
    siteName: settings.siteName,
    showsSampleData: settings.showsSampleData ?? false,
    isStrict: settings.isStrict ?? false,
    contactEmail: settings.contactEmail,
    socialLinks: (settings.socialLinks ?? []).map(({ label, url }) => ({ label, url })),
  });
}

/** What editors have set for the home page, with the ids of its guides. */
export type HomePart = Omit<Home, 'guides'> & { guideIds: string[] };

/**
 * What editors have set for the home page by itself.
 * @throws ZodError if it could not be shown.
 */
export function homePart({
  bannerText,
  bannerLinkText,
  guides,
  testimonials,
}: StoredHome): HomePart {
  const home = homeSchema.omit({ guides: true }).parse({
    banner: bannerText ? { text: bannerText, linkText: bannerLinkText || bannerText } : null,
    testimonials: (testimonials ?? []).map(({ quote, name, location, rating }) => ({
      quote,
      name,
      location: location || null,
      rating,
    })),
  });
  return { ...home, guideIds: (guides ?? []).map(relationId) };
}

/** The home page with those of its guides that are shown. */
export function buildHome(
  { guideIds, ...home }: HomePart,
  guides: ReadonlyMap<string, GuidePart | null>,
): Home {
  return { ...home, guides: guideIds.flatMap((id) => guides.get(id)?.guide.slug ?? []) };
}

/** The home page without what names a medicine or a price, for a site that is strict about advertising them. */
export function withoutMedicines(
  home: HomePart,
  { guides, names }: { guides: ReadonlyMap<string, GuidePart | null>; names: readonly string[] },
): HomePart {
  const isNeutral = (...texts: string[]) =>
    texts.every((text) => !findMedicine(text, names) && !/£\s?\d/.test(text));
  const { banner, testimonials, guideIds } = home;
  return {
    banner: banner && isNeutral(banner.text, banner.linkText) ? banner : null,
    testimonials: testimonials.filter(({ quote }) => isNeutral(quote)),
    guideIds: guideIds.filter((id) => {
      const guide = guides.get(id)?.guide;
      return guide && isNeutral(guide.slug, guide.title, guide.description);
    }),
  };
}

/** What stands in for settings that cannot be shown as they are stored and never could. */
export const initialSettings: Settings = { ...settingsDefaults, socialLinks: [] };

/** The same for the home page. */
export const initialHome: HomePart = { banner: null, guideIds: [], testimonials: [] };
