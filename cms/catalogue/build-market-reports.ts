import type { MarketReport as StoredReport } from '#collections/payload-types.ts';
import { toDecimalString } from '#contract/rules/money.ts';
import {
  changesByDose,
  changesByProvider,
  percentageDifference,
  priceChangeRecord,
} from '#contract/rules/report-figures.ts';
import type {
  KeyFigure,
  MarketReport,
  MarketReportCard,
  ReportBlock,
} from '#contract/schemas/market-report.ts';
import { buildSeo } from './build-seo.ts';
import { richTextToHtml } from './rich-text.ts';

type StoredBlock = NonNullable<NonNullable<StoredReport['sections']>[number]['blocks']>[number];
type NamedProvider = { name: string; slug: string };
type SlugOf = (provider: string) => string | null;

/** The published reports, newest month first and in it the featured one; their figures are their own, only links follow the directory. */
export function buildMarketReports(
  reports: readonly StoredReport[],
  providers: readonly NamedProvider[],
): MarketReport[] {
  const slugs = new Map(providers.map(({ name, slug }) => [name, slug]));
  const slugOf: SlugOf = (provider) => slugs.get(provider) ?? null;
  return reports
    .map((report) => buildMarketReport(report, slugOf))
    .toSorted(
      (a, b) =>
        b.month.localeCompare(a.month) ||
        Number(b.featured) - Number(a.featured) ||
        a.title.localeCompare(b.title, 'en-GB'),
    );
}

/** What cards and lists show of a report. */
export function toMarketReportCard({
  figuresTakenAt: _figuresTakenAt,
  seo: _seo,
  isCollapsible: _isCollapsible,
  sections: _sections,
  ...card
}: MarketReport): MarketReportCard {
  return card;
}

function buildMarketReport(report: StoredReport, slugOf: SlugOf): MarketReport {
  const { slug, title, description, category, month, readTimeMinutes, updatedAt } = report;
  const sections = (report.sections ?? []).map((section) => ({
    anchor: section.anchor,
    title: section.title,
    blocks: (section.blocks ?? []).map((block) => buildBlock(block, slugOf)),
  }));
  return {
    slug,
    title,
    description,
    category,
    month,
    readTimeMinutes,
    featured: report.featured ?? false,
    badges: report.badges ?? [],
    keyFigure: firstKeyFigure(sections.flatMap(({ blocks }) => blocks)),
    updatedAt,
    figuresTakenAt: report.filledAt || null,
    seo: buildSeo(report.seo),
    isCollapsible: report.isCollapsible ?? false,
    sections,
  };
}

function firstKeyFigure(blocks: readonly ReportBlock[]): KeyFigure | null {
  const block = blocks.find((each) => each.blockType === 'keyFigures');
  return block?.figures[0] ?? null;
}

function buildBlock(block: StoredBlock, slugOf: SlugOf): ReportBlock {
  const { blockType } = block;
  switch (blockType) {
    case 'text':
      return { blockType, bodyHtml: richTextToHtml(block.body).html };
    case 'keyFigures':
      return { blockType, figures: block.figures.map(({ value, label }) => ({ value, label })) };
    case 'priceRanges':
      return {
        blockType,
        caption: block.caption,
        rows: block.rows.map(({ category, medication, lowestPence, highestPence }) => ({
          category,
          medication,
          lowest: toDecimalString(lowestPence),
          highest: toDecimalString(highestPence),
        })),
      };
    case 'dosePrices':
      return {
        blockType,
        caption: block.caption,
        rows: block.rows.map(({ medication, dose, bestPence, highestPence, averagePence }) => ({
          medication,
          dose,
          best: toDecimalString(bestPence),
          highest: toDecimalString(highestPence),
          average: toDecimalString(averagePence),
          percentageDifference: percentageDifference(bestPence, highestPence),
        })),
      };
    case 'priceChanges':
      return {
        blockType,
        caption: block.caption,
        records: block.rows.map(priceChangeRecord),
        byProvider: changesByProvider(block.rows).map(({ provider, ...summary }) => ({
          provider,
          providerSlug: slugOf(provider),
          ...summary,
        })),
        byDose: changesByDose(block.rows),
      };
    case 'stockStatements':
      return {
        blockType,
        statements: block.statements.map(({ provider, group, quote, note }) => ({
          provider,
          providerSlug: slugOf(provider),
          group,
          quote: quote || null,
          note,
        })),
      };
    case 'restrictions':
      return { blockType, items: block.items.map(({ title, text }) => ({ title, text })) };
    case 'tips':
      return { blockType, tips: block.tips ?? [] };
    case 'subscribe': {
      const { heading, text, buttonText, placeholder, source } = block;
      return { blockType, heading, text, buttonText, placeholder, source };
    }
  }
}
