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

/** The site settings without the brands, which come from the medications. */
export type Settings = Omit<SiteSettings, 'brands'>;

/**
 * The site settings.
 * @throws ZodError if they cannot be shown.
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

/** The home page settings, with the ids of the guides. */
export type HomePart = Omit<Home, 'guides'> & { guideIds: string[] };

/**
 * The home page, without what depends on other documents.
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

/** The home page with those of its guides that are published. */
export function buildHome(
  { guideIds, ...home }: HomePart,
  guides: ReadonlyMap<string, GuidePart | null>,
): Home {
  return { ...home, guides: guideIds.flatMap((id) => guides.get(id)?.guide.slug ?? []) };
}

/** The home page without anything that names a medicine or a price, for strict advertising rules. */
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

/** The fallback for stored settings that have never been showable. */
export const initialSettings: Settings = { ...settingsDefaults, socialLinks: [] };

/** The same for the home page. */
export const initialHome: Home = { banner: null, testimonials: [], guides: [] };
