import type { z } from 'zod';
import type { Guide as StoredGuide } from '#collections/payload-types.ts';
import { relationId } from '#collections/relation-id.ts';
import { compareText } from '#contract/rules/compare-text.ts';
import { guideSchema, type Guide, type GuideCard } from '#contract/schemas/guide.ts';
import { buildSeo } from './build-seo.ts';
import { fillIn, type References } from './fill-in.ts';
import { richTextToHtml } from './rich-text.ts';

const guidePartSchema = guideSchema.omit({ picture: true, related: true });
/** A guide, without what depends on other documents. */
export type GuidePart = {
  id: string;
  order: number;
  guide: z.infer<typeof guidePartSchema>;
  pictureId: string | null;
  /** The ids of other guides. */
  related: readonly string[];
};

/** @throws if the guide cannot be shown. */
export function guidePart(stored: StoredGuide): GuidePart {
  const guide = describeGuide(stored);
  return { ...guide, guide: guidePartSchema.parse(guide.guide) };
}

/** The same for a guide that may be unfinished. */
export function describeGuide(guide: StoredGuide): GuidePart {
  const { slug, title, description, category, readTimeMinutes, updatedAt } = guide;
  const { html, headings } = richTextToHtml(guide.body);
  return {
    id: guide.id,
    order: guide.order,
    pictureId: guide.picture ? relationId(guide.picture) : null,
    related: (guide.related ?? []).map(relationId),
    guide: {
      slug,
      title,
      description,
      category,
      readTimeMinutes,
      featured: guide.featured ?? false,
      badges: guide.badges ?? [],
      updatedAt,
      bodyHtml: html,
      contents: headings,
      sources: (guide.sources ?? []).map(({ title: name, publisher, url }) => ({
        title: name,
        publisher,
        url,
      })),
      reviewerRole: guide.reviewerRole || null,
      lastReviewedAt: guide.lastReviewedAt,
      seo: buildSeo(guide.seo),
    },
  };
}

/** The editors' order. */
export function compareGuides(a: GuidePart, b: GuidePart): number {
  return a.order - b.order || compareText(a.guide.title, b.guide.title);
}

/** A guide with its picture, its links and the cards of its related guides. */
export function buildGuide(
  { guide, pictureId, related }: GuidePart,
  {
    guideOf,
    references,
  }: { guideOf: (id: string) => GuidePart | null | undefined; references: References },
): Guide {
  return {
    ...guide,
    picture: references.picture(pictureId),
    bodyHtml: fillIn(guide.bodyHtml, references),
    related: related.flatMap((id) => {
      const other = guideOf(id);
      return other ? [toGuideCard(other.guide)] : [];
    }),
  };
}

/** The fields of a guide that cards and lists show. */
export function toGuideCard({
  bodyHtml: _body,
  contents: _contents,
  sources: _sources,
  reviewerRole: _role,
  lastReviewedAt: _reviewed,
  picture: _picture,
  related: _related,
  seo: _seo,
  ...card
}: GuidePart['guide'] & Partial<Pick<Guide, 'picture' | 'related'>>): GuideCard {
  return card;
}
