import type { RichTextField } from 'payload';
import type { ReportBlock } from '#cms/reports/report-sections.ts';
import { standardSections } from '#cms/reports/standard-sections.ts';
import { counted } from '#contract/rules/counted.ts';
import { formatMonth } from '#contract/rules/date.ts';
import { groupBy } from '#contract/rules/group-by.ts';
import { listInWords } from '#contract/rules/list-in-words.ts';
import { formatPrice } from '#contract/rules/money.ts';
import { markdownToLexical } from '#seed/articles/markdown-to-lexical.ts';
import { medications } from '../medications.ts';
import { timeIn, type Month } from '../prices/months.ts';
import { monthNotes } from './month-notes.ts';
import type { ReportData } from './report-data.ts';

/** The overview of a month: the standard sections, and the texts that they leave to the editor; `body` is their field. */
export function monthOverview(month: Month, body: RichTextField): ReportData {
  const name = formatMonth(timeIn(month));
  return {
    slug: `${name.toLowerCase().replace(' ', '-')}-market-overview`,
    title: `Market overview, ${name}`,
    description: `What weight-loss injections cost in the UK in ${name}: by kind of provider, by dose, and what changed.`,
    category: 'Market Overview',
    readTimeMinutes: 3,
    badges: medications.map(({ name: medication }) => medication),
    sections: structuredClone(standardSections),
    finish: (filled) => {
      const texts = textsOf(
        month,
        filled.flatMap(({ blocks }) => blocks ?? []),
      );
      return filled.map(({ blocks, ...section }) => ({
        ...section,
        blocks: (blocks ?? []).map((block) =>
          block.blockType === 'text'
            ? { ...block, body: markdownToLexical(texts.get(section.anchor) ?? '', body) }
            : block,
        ),
      }));
    },
  };
}

/** Markdown, by the anchor of the section. */
function textsOf(month: Month, blocks: readonly ReportBlock[]): ReadonlyMap<string, string> {
  const summary = [changesText(month, blocks), monthNotes.get(month), lowestText(blocks)];
  return new Map([
    ['summary', summary.filter(Boolean).join('\n\n')],
    ['guidance', guidance],
  ]);
}

function changesText(month: Month, blocks: readonly ReportBlock[]): string {
  const rows = blocks.flatMap((block) =>
    block.blockType === 'priceChanges' ? (block.rows ?? []) : [],
  );
  const up = rows.filter((row) => row.currentPence > row.baselinePence).length;
  const down = rows.filter((row) => row.currentPence < row.baselinePence).length;
  return `In ${formatMonth(timeIn(month))} ${counted(up + down, 'price')} changed: ${up} went up and ${down} went down. Each stands below with what it was a month before.`;
}

function lowestText(blocks: readonly ReportBlock[]): string {
  const rows = blocks.flatMap((block) => (block.blockType === 'dosePrices' ? block.rows : []));
  const lowest = [...groupBy(rows, ({ medication }) => medication)].flatMap(
    ([medication, doses]) => {
      const [best] = doses.toSorted((a, b) => a.bestPence - b.bestPence);
      return best ? [`${formatPrice(best.bestPence)} for ${medication} (${best.dose})`] : [];
    },
  );
  return `The lowest prices in stock when the month ended were ${listInWords(lowest)}. Consultation and delivery fees come on top where a provider charges them.`;
}

const guidance = `A price says nothing about whether a medicine is right for you, or about how good the care around it is. If yours went up, ask your provider why before you do anything else, and do not stop or skip doses in order to save money: speak to your prescriber.

The figures of this report do not change any more. For today’s prices with all fees that are known, use the [price comparison](/compare).`;
