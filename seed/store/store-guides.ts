import type { Payload } from 'payload';
import type { Guide } from '#collections/payload-types.ts';
import { contentFiles } from '../articles/content-files.ts';
import { markdownToLexical } from '../articles/markdown-to-lexical.ts';
import { listOf, textOf, type Article } from '../articles/read-article.ts';
import { bodyField } from '../articles/rich-text-field.ts';
import { idsBySlug } from './ids-by-slug.ts';
import { known } from './known.ts';

/** The order of the guides on their index (specification, section 2). */
const order = [
  'side-effects-guide',
  'mounjaro-guide',
  'wegovy-guide',
  'nhs-weight-loss-injections',
];

/** Stores the missing guides and what they refer to each other. */
export async function storeGuides(payload: Payload): Promise<void> {
  const ids = await idsBySlug(payload, 'guides');
  const articles = await contentFiles('guides');
  const missing = articles.filter((article) => !ids.has(textOf(article, 'slug')));
  for (const article of missing) {
    const { id, slug } = await createGuide(payload, article);
    ids.set(slug, id);
  }
  await relateGuides(payload, articles, ids);
}

function createGuide(payload: Payload, article: Article): Promise<Guide> {
  const slug = textOf(article, 'slug');
  return payload.create({
    collection: 'guides',
    data: {
      slug,
      title: textOf(article, 'title'),
      description: textOf(article, 'description'),
      body: markdownToLexical(article.markdown, bodyField(payload, 'guides')),
      sources: listOf(article, 'sources'),
      category: textOf(article, 'category'),
      readTimeMinutes: Number(textOf(article, 'readTimeMinutes')),
      badges: listOf(article, 'badges'),
      featured: textOf(article, 'featured') === 'true',
      order: order.indexOf(slug) + 1,
      lastReviewedAt: new Date(textOf(article, 'lastReviewedAt')).toISOString(),
      _status: 'published',
    },
    depth: 0,
    overrideAccess: true,
  });
}

/** Guides refer to each other, so they are related once all are stored. */
async function relateGuides(
  payload: Payload,
  articles: readonly Article[],
  ids: ReadonlyMap<string, string>,
): Promise<void> {
  for (const article of articles) {
    const id = known(ids, textOf(article, 'slug'));
    const stored = await payload.findByID({
      collection: 'guides',
      id,
      depth: 0,
      select: { related: true },
      overrideAccess: true,
    });
    if (stored.related?.length) continue;
    await payload.update({
      collection: 'guides',
      id,
      data: { related: listOf<string>(article, 'related').map((slug) => known(ids, slug)) },
      depth: 0,
      overrideAccess: true,
    });
  }
}
