import type { GuideCard } from '../../contract/schemas/guide.ts';
import type { Documents } from './documents.ts';

/** The published guides in the editors' order. */
export function buildGuideCards(guides: Documents['guides']): GuideCard[] {
  return guides
    .toSorted((a, b) => a.order - b.order || a.title.localeCompare(b.title, 'en-GB'))
    .map(({ slug, title, description, category, readTimeMinutes, featured, badges, updatedAt }) => ({
      slug,
      title,
      description,
      category,
      readTimeMinutes,
      featured: featured ?? false,
      badges: badges ?? [],
      updatedAt,
    }));
}
