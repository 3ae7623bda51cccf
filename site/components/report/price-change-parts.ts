import type { Heading } from '#contract/schemas/guide.ts';
import type { ReportBlockOf } from '#contract/schemas/market-report.ts';

export type PriceChangeParts = { byProvider: Heading; byDose: Heading; all: Heading };

/** The parts of a block of price changes, with anchors for the table of contents; those of one medication name it. */
export function priceChangeParts({
  medication,
  records,
}: Pick<ReportBlockOf<'priceChanges'>, 'medication' | 'records'>): PriceChangeParts {
  const changes = records.filter(({ direction }) => direction !== 'same').length;
  const heading = (id: string, text: string) =>
    medication === null
      ? { id, text }
      : {
          id: `${id}-${medication.toLowerCase().replaceAll(/[^a-z\d]+/g, '-')}`,
          text: `${text}: ${medication}`,
        };
  return {
    byProvider: heading('by-provider', 'Changes by provider'),
    byDose: heading('by-dose', 'Changes by medication and dose'),
    all: heading('all-changes', allText(changes)),
  };
}

function allText(changes: number): string {
  if (changes === 0) return 'No price changed';
  return changes === 1 ? 'The one change' : `All ${changes} changes`;
}
