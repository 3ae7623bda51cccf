import { z } from 'zod';
import { isEditedIn } from '#collections/market-reports/edited-figure.ts';
import type { MarketReport as StoredReport } from '#collections/payload-types.ts';
import { relationId } from '#collections/relation-id.ts';
import { compareText } from '#contract/rules/compare-text.ts';
import { figureOfLabel, type FigureName } from '#contract/rules/figures.ts';
import { toDecimalString } from '#contract/rules/money.ts';
import { changeCells, doseCells, rangeCells, summaryCells } from '#contract/rules/month-figures.ts';
import {
  changesByDose,
  changesByProvider,
  priceChangeRecord,
} from '#contract/rules/report-figures.ts';
import { percentageDifference } from '#contract/rules/signed-figures.ts';
import { stockGroups } from '#contract/rules/stock-groups.ts';
import { idSchema } from '#contract/schemas/fields.ts';
import {
  marketReportSchema,
  type KeyFigure,
  type MarketReport,
  type MarketReportCard,
  type ReportBlock,
} from '#contract/schemas/market-report.ts';
import { monthSnapshotSchema } from '#contract/schemas/month-data.ts';
import { buildSeo } from './build-seo.ts';
import { fillIn, type References } from './fill-in.ts';
import { richTextToHtml } from './rich-text.ts';

type StoredBlock = NonNullable<NonNullable<StoredReport['sections']>[number]['blocks']>[number];

const marketReportPartSchema = marketReportSchema
  .omit({ picture: true })
  .extend({ pictureId: idSchema.nullable() });
/** A report without what depends on other documents: its picture and its links. Its figures never change. */
export type MarketReportPart = z.infer<typeof marketReportPartSchema>;

/** @throws if the report cannot be shown. */
export function marketReportPart(report: StoredReport): MarketReportPart {
  return marketReportPartSchema.parse(describeMarketReport(report));
}

/** Newest month first, featured reports first within a month. */
export function compareMarketReports(a: MarketReportPart, b: MarketReportPart): number {
  return (
    b.month.localeCompare(a.month) ||
    Number(b.featured) - Number(a.featured) ||
    compareText(a.title, b.title)
  );
}

/** A report with its picture, and links to the providers it names. */
export function buildMarketReport(
  { pictureId, ...report }: MarketReportPart,
  { slugsByName, references }: { slugsByName: ReadonlyMap<string, string>; references: References },
): MarketReport {
  const link = <Line extends { provider: string }>(line: Line) => ({
    ...line,
    providerSlug: slugsByName.get(line.provider) ?? null,
  });
  return {
    ...report,
    picture: references.picture(pictureId),
    sections: report.sections.map((section) => ({
      ...section,
      blocks: section.blocks.map((block) => {
        if (block.blockType === 'text')
          return { ...block, bodyHtml: fillIn(block.bodyHtml, references) };
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
  picture: _picture,
  snapshot: _snapshot,
  seo: _seo,
  isCollapsible: _isCollapsible,
  sections: _sections,
  ...card
}: MarketReport): MarketReportCard {
  return card;
}

/** The same for a report that may be unfinished. */
export function describeMarketReport(report: StoredReport): MarketReportPart {
  const { slug, title, description, category, month, readTimeMinutes, updatedAt } = report;
  const isEdited = isEditedIn(report);
  const sections = (report.sections ?? []).map((section, place) => ({
    anchor: section.anchor,
    title: section.title,
    blocks: (section.blocks ?? [])
      .map((block, index) => buildBlock(block, (path) => isEdited(place, index, path)))
      .filter(isShown),
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
    pictureId: report.picture ? relationId(report.picture) : null,
    snapshot: snapshotSchema.parse(report.snapshot ?? null),
    seo: buildSeo(report.seo),
    isCollapsible: report.isCollapsible ?? false,
    sections,
  };
}

/** Price changes are left out where no price could be compared, as in a first month. */
function isShown(block: ReportBlock): boolean {
  return block.blockType !== 'priceChanges' || block.records.length > 0;
}

function firstKeyFigure(blocks: readonly ReportBlock[]): KeyFigure | null {
  const block = blocks.find((each) => each.blockType === 'keyFigures');
  return block?.figures[0] ?? null;
}

const snapshotSchema = monthSnapshotSchema.nullable();

/** Whether an editor has typed over the figure at a path within the block. */
type IsEdited = (path: string) => boolean;

function buildBlock(block: StoredBlock, isEdited: IsEdited): ReportBlock {
  const { blockType } = block;
  switch (blockType) {
    case 'text':
      return { blockType, bodyHtml: richTextToHtml(block.body).html };
    case 'keyFigures':
      return {
        blockType,
        medication: block.medication || null,
        figures: block.figures.map(({ value, label }, index) => ({
          value,
          label,
          figure: figureOfLabel(label),
          isEdited: isEdited(`figures.${index}`),
        })),
      };
    case 'priceRanges':
      return {
        blockType,
        medication: block.medication || null,
        caption: block.caption,
        rows: block.rows.map((row, index) => ({
          category: row.category,
          medication: row.medication,
          lowest: toDecimalString(row.lowestPence),
          highest: toDecimalString(row.highestPence),
          lowestTotal: toDecimalString(row.lowestTotalPence ?? null),
          highestTotal: toDecimalString(row.highestTotalPence ?? null),
          edited: editedCells(rangeCells, (cell) => isEdited(`rows.${index}.${cell}`)),
        })),
      };
    case 'dosePrices':
      return {
        blockType,
        medication: block.medication || null,
        caption: block.caption,
        rows: block.rows.map((row, index) => ({
          medication: row.medication,
          dose: row.dose,
          best: toDecimalString(row.bestPence),
          highest: toDecimalString(row.highestPence),
          average: toDecimalString(row.averagePence),
          bestTotal: toDecimalString(row.bestTotalPence ?? null),
          highestTotal: toDecimalString(row.highestTotalPence ?? null),
          averageTotal: toDecimalString(row.averageTotalPence ?? null),
          edited: editedCells(doseCells, (cell) => isEdited(`rows.${index}.${cell}`)),
          percentageDifference: percentageDifference(row.bestPence, row.highestPence),
        })),
      };
    case 'priceChanges': {
      const rows = block.rows ?? [];
      return {
        blockType,
        medication: block.medication || null,
        caption: block.caption,
        records: rows.map((row, index) => ({
          ...priceChangeRecord(row),
          edited: editedCells(changeCells, (cell) => isEdited(`rows.${index}.${cell}`)),
        })),
        byProvider: changesByProvider(rows).map(({ provider, ...summary }) => ({
          provider,
          providerSlug: null,
          ...summary,
          edited: editedCells(summaryCells, (cell) => isEdited(`byProvider.${provider}.${cell}`)),
        })),
        byDose: changesByDose(rows).map((summary) => ({
          ...summary,
          edited: editedCells(summaryCells, (cell) =>
            isEdited(`byDose.${summary.medication} ${summary.dosage}.${cell}`),
          ),
        })),
      };
    }
    case 'findings':
      return {
        blockType,
        medication: block.medication || null,
        findings: block.findings.map(({ text, figure, of }, index) => ({
          text,
          figure,
          of: of || block.medication || null,
          isEdited: isEdited(`findings.${index}`),
        })),
      };
    case 'stockStatements':
      return {
        blockType,
        medication: block.medication || null,
        editedGroups: stockGroups.filter((group) => isEdited(`statements.${group}`)),
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
      throw new Error('It has a block of an unknown kind.');
  }
}

/** The figures in the cells of a row that an editor has typed over. */
function editedCells<Cell extends string>(
  figures: Readonly<Record<Cell, FigureName>>,
  isEdited: (cell: Cell) => boolean,
): FigureName[] {
  return (Object.keys(figures) as Cell[]).filter(isEdited).map((cell) => figures[cell]);
}
