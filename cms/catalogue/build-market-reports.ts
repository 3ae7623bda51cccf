import type { MarketReport as StoredReport } from '#collections/payload-types.ts';
import { toDecimalString } from '#contract/rules/money.ts';
import {
  changesByDose,
  changesByProvider,
  percentageDifference,
  priceChangeRecord,
} from '#contract/rules/report-figures.ts';
import {
  marketReportSchema,
  type KeyFigure,
  type MarketReport,
  type MarketReportCard,
  type ReportBlock,
} from '#contract/schemas/market-report.ts';
import { buildSeo } from './build-seo.ts';
import { richTextToHtml } from './rich-text.ts';

type StoredBlock = NonNullable<NonNullable<StoredReport['sections']>[number]['blocks']>[number];

/**
 * A report without the links to providers, which depend on other documents. Its figures never change.
 * @throws if the report cannot be shown.
 */
export function marketReportPart(report: StoredReport): MarketReport {
  return marketReportSchema.parse(describeMarketReport(report));
}

/** The reports with links to the providers they name: newest month first, featured reports first within a month. */
export function buildMarketReports(
  reports: readonly MarketReport[],
  slugsByName: ReadonlyMap<string, string>,
): MarketReport[] {
  return reports
    .map((report) => withLinks(report, slugsByName))
    .toSorted(
      (a, b) =>
        b.month.localeCompare(a.month) ||
        Number(b.featured) - Number(a.featured) ||
        a.title.localeCompare(b.title, 'en-GB'),
    );
}

function withLinks(report: MarketReport, slugsByName: ReadonlyMap<string, string>): MarketReport {
  const link = <Line extends { provider: string }>(line: Line) => ({
    ...line,
    providerSlug: slugsByName.get(line.provider) ?? null,
  });
  return {
    ...report,
    sections: report.sections.map((section) => ({
      ...section,
      blocks: section.blocks.map((block) => {
        if (block.blockType === 'priceChanges')
          return { ...block, byProvider: block.byProvider.map(link) };
        if (block.blockType === 'stockStatements')
          return { ...block, statements: block.statements.map(link) };
        return block;
      }),
    })),
  };
}

/** The fields of a report that cards and lists show. */
export function toMarketReportCard({
  figuresTakenAt: _figuresTakenAt,
  seo: _seo,
  isCollapsible: _isCollapsible,
  sections: _sections,
  ...card
}: MarketReport): MarketReportCard {
  return card;
}

/** The same for a report that may be unfinished. */
export function describeMarketReport(report: StoredReport): MarketReport {
  const { slug, title, description, category, month, readTimeMinutes, updatedAt } = report;
  const sections = (report.sections ?? []).map((section) => ({
    anchor: section.anchor,
    title: section.title,
    blocks: (section.blocks ?? []).map(buildBlock),
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

function buildBlock(block: StoredBlock): ReportBlock {
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
          providerSlug: null,
          ...summary,
        })),
        byDose: changesByDose(block.rows),
      };
    case 'stockStatements':
      return {
        blockType,
        statements: block.statements.map(({ provider, group, quote, note }) => ({
          provider,
          providerSlug: null,
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
    default:
      throw new Error(`Unknown kind of block: “${String(blockType)}”.`);
  }
}
