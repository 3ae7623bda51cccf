import type { RichTextField } from 'payload';
import { contentFiles } from '#seed/articles/content-files.ts';
import { markdownToLexical } from '#seed/articles/markdown-to-lexical.ts';
import { namedParts } from '#seed/articles/named-parts.ts';
import { listOf, textOf, type Article } from '#seed/articles/read-article.ts';
import { sectionsOf } from '#seed/articles/sections.ts';
import { known } from '#seed/store/known.ts';
import type { ReportSections } from '#cms/reports/report-sections.ts';
import { availability } from './availability.ts';
import { marketOverview } from './market-overview.ts';
import { priceChanges } from './price-changes.ts';
import type { NamedBlocks, ReportData } from './report-data.ts';

/** What the texts in `seed/content/reports` refer to, by the report's slug. */
export const blocksBySlug: ReadonlyMap<string, NamedBlocks> = new Map([
  ['august-2025-mounjaro-availability-report', availability],
  ['august-2025-price-change-analysis', priceChanges],
  ['august-2025-market-overview', marketOverview],
]);

/** The three reports of the specification, with the counts and tables still to be filled; `body` is the field of texts. */
export async function augustReports(body: RichTextField): Promise<ReportData[]> {
  return (await contentFiles('reports')).map((article) => ({
    slug: textOf(article, 'slug'),
    title: textOf(article, 'title'),
    description: textOf(article, 'description'),
    category: textOf(article, 'category'),
    readTimeMinutes: Number(textOf(article, 'readTimeMinutes')),
    badges: listOf(article, 'badges'),
    featured: textOf(article, 'featured') === 'true',
    isCollapsible: textOf(article, 'collapsible') === 'true',
    sections: sectionsWithBlocks(article, body),
  }));
}

function sectionsWithBlocks(article: Article, body: RichTextField): ReportSections {
  const blocks = new Map(Object.entries(known(blocksBySlug, textOf(article, 'slug'))));
  return sectionsOf(article.markdown).map((section) => ({
    title: section.heading,
    anchor: section.anchor,
    blocks: namedParts(section.markdown).map((part) =>
      'name' in part
        ? // Storing adds ids to the rows.
          structuredClone(known(blocks, part.name))
        : { blockType: 'text' as const, body: markdownToLexical(part.text, body) },
    ),
  }));
}
