import type { Payload, Where } from 'payload';
import { formatDate, formatMonth } from '#contract/rules/date.ts';
import {
  changedPrices,
  dosePrices,
  monthCounts,
  priceRanges,
} from '#contract/rules/month-figures.ts';
import { monthBounds } from '#contract/rules/report-month.ts';
import { BadRequest } from '../runtime/errors.ts';
import { monthListings } from './month-listings.ts';
import type { ReportBlock, ReportSections } from './report-sections.ts';
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
  const { start, end } = monthBounds(month);
  if (start > now) throw new BadRequest(`${formatMonth(month)} has not begun.`);
  const until = end > now ? now : end;
  const [{ listings, providerCount }, offerCount] = await Promise.all([
    monthListings(payload, { start, end: until }),
    countOffers(payload, until),
  ]);
  if (listings.length === 0) {
    throw new BadRequest(`There are no prices for ${formatMonth(month)}.`);
  }

  const period =
    until === now
      ? `${formatMonth(month)} up to ${formatDate(now.toISOString())}`
      : formatMonth(month);
  const counts = monthCounts({ listings, providerCount, offerCount });
  const filled = sections.length > 0 ? sections : standardSections;
  return {
    filledAt: now.toISOString(),
    period,
    medications: [...new Set(listings.map(({ medication }) => medication))],
    sections: filled.map((section) => ({
      ...section,
      blocks: (section.blocks ?? []).map(fillBlock),
    })),
  };

  function fillBlock(block: ReportBlock): ReportBlock {
    switch (block.blockType) {
      case 'keyFigures':
        return {
          ...block,
          figures: (block.figures ?? []).map((figure) => ({
            ...figure,
            value: counts.get(figure.label) ?? figure.value,
          })),
        };
      case 'priceRanges':
        return {
          ...block,
          caption: `Lowest and highest monthly price in stock, by kind of provider, ${period}`,
          rows: priceRanges(listings),
        };
      case 'dosePrices':
        return {
          ...block,
          caption: `Monthly price in stock, by medication and dose, ${period}`,
          rows: dosePrices(listings),
        };
      case 'priceChanges':
        return {
          ...block,
          caption: `Monthly prices that changed in ${period}`,
          rows: changedPrices(listings),
        };
      case 'text':
      case 'stockStatements':
      case 'restrictions':
      case 'tips':
      case 'subscribe':
        return block;
    }
  }
}

/** The offers that held at a time, as far as they are still switched on. */
async function countOffers(payload: Payload, time: Date): Promise<number> {
  const at = time.toISOString();
  const hasNoEnd: Where = { endsAt: { exists: false } };
  const where: Where = {
    isActive: { equals: true },
    discoveredAt: { less_than_equal: at },
    or: [hasNoEnd, { endsAt: { greater_than: at } }],
  };
  return (await payload.count({ collection: 'discounts', where, overrideAccess: true })).totalDocs;
}
