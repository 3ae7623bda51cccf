import type { Payload } from 'payload';
import { contentFiles } from '../articles/content-files.ts';
import { markdownToLexical } from '../articles/markdown-to-lexical.ts';
import { textOf } from '../articles/read-article.ts';
import { bodyField } from '../articles/rich-text-field.ts';
import { sectionsOf } from '../articles/sections.ts';
import { idsBySlug } from './ids-by-slug.ts';

/** Stores the missing legal pages. */
export async function storeLegalPages(payload: Payload): Promise<void> {
  const stored = await idsBySlug(payload, 'legal-pages');
  const body = bodyField(payload, 'legal-pages', 'sections');
  for (const article of await contentFiles('legal')) {
    const slug = textOf(article, 'slug');
    if (stored.has(slug)) continue;
    await payload.create({
      collection: 'legal-pages',
      data: {
        slug,
        title: textOf(article, 'title'),
        pageTitle: textOf(article, 'pageTitle'),
        description: textOf(article, 'description'),
        lastUpdatedAt: new Date(textOf(article, 'lastUpdatedAt')).toISOString(),
        isNumbered: textOf(article, 'numbered') === 'true',
        sections: sectionsOf(article.markdown).map(({ heading, anchor, markdown }) => ({
          heading,
          anchor,
          body: markdownToLexical(markdown, body),
        })),
        _status: 'published',
      },
      depth: 0,
      overrideAccess: true,
    });
  }
}
