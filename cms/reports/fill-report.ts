import type { Payload } from 'payload';
import { formatDate, formatMonth } from '#contract/rules/date.ts';
import { figureOf, figureOfLabel, figureText } from '#contract/rules/figures.ts';
import { findings } from '#contract/rules/findings.ts';
import { comparedPrices, dosePrices, priceRanges } from '#contract/rules/month-figures.ts';
import { monthBounds } from '#contract/rules/report-month.ts';
import { stockStatements } from '#contract/rules/stock-lists.ts';
import { BadRequest } from '../runtime/errors.ts';
import { monthEnd, readMonthData } from './month-data.ts';
import { scopeOf, type ReportBlock, type ReportSections } from './report-sections.ts';
import { standardSections } from './standard-sections.ts';

export type FilledReport = {
  sections: ReportSections;
  /** When the figures were taken. */
  filledAt: string;
  /** The month, and how far into it the figures go if it has not ended. */
  period: string;
  medications: string[];
};

/**
 * The sections of a report with the figures of a month in their tables and counts, whatever stood there before; what is
 * written by hand stays. A report without sections gets the standard ones.
 * @throws BadRequest if the month has not begun, or nothing was listed in it.
 */
export async function fillReport(
  payload: Payload,
  { month, sections, now }: { month: string; sections: ReportSections; now: Date },
): Promise<FilledReport> {
  if (monthBounds(month).start > now) {
    throw new BadRequest(`${formatMonth(month)} has not begun.`);
  }
  const end = monthEnd(month, now);
  const data = await readMonthData(payload, { month, end });
  if (data.listings.every(({ isStale }) => isStale)) {
    throw new BadRequest(`There are no prices for ${formatMonth(month)}.`);
  }
  const period =
    end === now
      ? `${formatMonth(month)} up to ${formatDate(now.toISOString())}`
      : formatMonth(month);
  const filled = sections.length > 0 ? sections : standardSections;
  return {
    filledAt: now.toISOString(),
    period,
    medications: [...new Set(data.listings.map(({ medication }) => medication))],
    sections: filled.map((section) => ({
      ...section,
      blocks: (section.blocks ?? []).map(fillBlock),
    })),
  };

  function fillBlock(block: ReportBlock): ReportBlock {
    const scope = scopeOf(block);
    const { medication } = scope;
    const of = medication === undefined ? period : `${medication}, ${period}`;
    const prices = medication === undefined ? 'Monthly prices' : `Monthly prices of ${medication}`;
    switch (block.blockType) {
      case 'keyFigures':
        return {
          ...block,
          figures: (block.figures ?? []).map((figure) => {
            const name = figureOfLabel(figure.label);
            if (name === null) return figure;
            return { ...figure, value: figureText(name, figureOf(name, data, scope)) };
          }),
        };
      case 'priceRanges':
        return {
          ...block,
          caption: `Lowest and highest monthly price in stock, by kind of provider, ${of}`,
          rows: priceRanges(data, scope),
        };
      case 'dosePrices':
        return {
          ...block,
          caption: `Monthly price in stock, by medication and dose, ${of}`,
          rows: dosePrices(data, scope),
        };
      case 'priceChanges':
        return {
          ...block,
          caption: `${prices} that changed in ${period}`,
          rows: comparedPrices(data, scope),
        };
      case 'findings':
        return {
          ...block,
          findings: findings(data, scope).map(({ figure, text, scope: own }) => ({
            figure,
            text,
            of: own.medication ?? null,
          })),
        };
      case 'stockStatements':
        return { ...block, statements: stockStatements(data, block.statements ?? [], scope) };
      default:
        // No figures in it.
        return block;
    }
  }
}
