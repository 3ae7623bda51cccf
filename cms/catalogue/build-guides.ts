import type { Guide as StoredGuide } from '#collections/payload-types.ts';
import { relationId } from '#collections/relation-id.ts';
import type { Guide, GuideCard } from '#contract/schemas/guide.ts';
import { buildSeo } from './build-seo.ts';
import { richTextToHtml } from './rich-text.ts';

/** The published guides in the editors' order. */
export function buildGuides(guides: readonly StoredGuide[]): Guide[] {
  const sorted = guides.toSorted(
    (a, b) => a.order - b.order || a.title.localeCompare(b.title, 'en-GB'),
  );
  const cards = new Map(sorted.map((guide) => [guide.id, toCard(guide)]));
  return sorted.map((guide) => {
    const { html, headings } = richTextToHtml(guide.body);
    return {
      ...toCard(guide),
      bodyHtml: html,
      contents: headings,
      sources: (guide.sources ?? []).map(({ title, publisher, url }) => ({
        title,
        publisher,
        url,
      })),
      reviewerRole: guide.reviewerRole,
      lastReviewedAt: guide.lastReviewedAt,
      related: (guide.related ?? []).flatMap((related) => cards.get(relationId(related)) ?? []),
      seo: buildSeo(guide.seo),
    };
  });
}

/** What cards and lists show of a guide. */
export function toGuideCard({
  bodyHtml: _body,
  contents: _contents,
  sources: _sources,
  reviewerRole: _role,
  lastReviewedAt: _reviewed,
  related: _related,
  seo: _seo,
  ...card
}: Guide): GuideCard {
  return card;
}

function toCard(guide: StoredGuide): GuideCard {
  const { slug, title, description, category, readTimeMinutes, updatedAt } = guide;
  return {
    slug,
    title,
    description,
    category,
    readTimeMinutes,
    featured: guide.featured ?? false,
    badges: guide.badges ?? [],
    updatedAt,
  };
}
