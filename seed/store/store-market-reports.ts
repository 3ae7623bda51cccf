import type { Payload, RichTextField } from 'payload';
import type { MarketReport } from '#collections/payload-types.ts';
import { contentFiles } from '../articles/content-files.ts';
import { markdownToLexical } from '../articles/markdown-to-lexical.ts';
import { namedParts } from '../articles/named-parts.ts';
import { listOf, textOf, type Article } from '../articles/read-article.ts';
import { blockBodyField } from '../articles/rich-text-field.ts';
import { sectionsOf } from '../articles/sections.ts';
import { blocksBySlug, month } from '../demo/market-reports/index.ts';
import type { NamedBlocks } from '../demo/market-reports/report-block.ts';
import { idsBySlug } from './ids-by-slug.ts';
import { known } from './known.ts';

/** Stores the missing market reports: the text of `seed/content/reports` with the figures that it refers to. */
export async function storeMarketReports(payload: Payload): Promise<void> {
  const stored = await idsBySlug(payload, 'market-reports');
  const body = blockBodyField(payload, 'market-reports', 'text');
  for (const article of await contentFiles('reports')) {
    const slug = textOf(article, 'slug');
    if (stored.has(slug)) continue;
    await payload.create({
      collection: 'market-reports',
      data: {
        slug,
        month,
        title: textOf(article, 'title'),
        description: textOf(article, 'description'),
        category: textOf(article, 'category'),
        readTimeMinutes: Number(textOf(article, 'readTimeMinutes')),
        badges: listOf(article, 'badges'),
        featured: textOf(article, 'featured') === 'true',
        isCollapsible: textOf(article, 'collapsible') === 'true',
        sections: storedSections(article, known(blocksBySlug, slug), body),
        _status: 'published',
      },
      depth: 0,
      overrideAccess: true,
    });
  }
}

function storedSections(
  { markdown }: Article,
  blocks: NamedBlocks,
  body: RichTextField,
): MarketReport['sections'] {
  return sectionsOf(markdown).map((section) => ({
    title: section.heading,
    anchor: section.anchor,
    blocks: namedParts(section.markdown).map((part) =>
      'name' in part
        ? // Storing adds ids to the rows.
          structuredClone(known(new Map(Object.entries(blocks)), part.name))
        : { blockType: 'text' as const, body: markdownToLexical(part.text, body) },
    ),
  }));
}
