import type {
  DoseChangeSummary,
  PriceChangeRecord,
  ProviderChangeSummary,
} from '../schemas/market-report.ts';
import { compareText } from './compare-text.ts';
import { compareDoses } from './dose.ts';
import { groupBy } from './group-by.ts';
import { toDecimalString, type Pence } from './money.ts';
import { changeOfAll, priceDifference } from './price-change.ts';

/** One price before and after, as a report keeps it. */
export type PriceChangeRow = {
  provider: string;
  medication: string;
  dose: string;
  baselinePence: Pence;
  currentPence: Pence;
  /** With both fees; null where one is not known. */
  totalPence?: Pence | null;
};

/** A stored row with what follows from it: the change in pounds and per cent, with its sign. */
export function priceChangeRecord(row: PriceChangeRow): Omit<PriceChangeRecord, 'edited'> {
  const { provider, medication, dose, baselinePence, currentPence, totalPence = null } = row;
  const { change, percentage } = priceDifference(baselinePence, currentPence);
  return {
    provider,
    medication,
    dosage: dose,
    baselinePrice: toDecimalString(baselinePence),
    currentPrice: toDecimalString(currentPence),
    currentTotal: toDecimalString(totalPence),
    changeAmount: toDecimalString(currentPence - baselinePence),
    changePercentage: change === 'decrease' ? -percentage : percentage,
    direction: change,
  };
}

/** What the rows come to for each provider, the largest increase first. */
export function changesByProvider(
  rows: readonly PriceChangeRow[],
): Omit<ProviderChangeSummary, 'edited' | 'providerSlug'>[] {
  return [...groupBy(rows, ({ provider }) => provider)]
    .map(([provider, changes]) => ({ provider, ...summary(changes) }))
    .toSorted((a, b) => b.avgChange - a.avgChange || compareText(a.provider, b.provider));
}

/** What the rows come to for each dose: medications as they come, doses by strength. */
export function changesByDose(
  rows: readonly PriceChangeRow[],
): Omit<DoseChangeSummary, 'edited'>[] {
  return [...groupBy(rows, ({ medication }) => medication)].flatMap(([medication, ofMedication]) =>
    [...groupBy(ofMedication, ({ dose }) => dose)]
      .toSorted(([a], [b]) => compareDoses(a, b))
      .map(([dosage, changes]) => ({ medication, dosage, ...summary(changes) })),
  );
}

function summary(rows: readonly PriceChangeRow[]) {
  return {
    increases: rows.filter((row) => row.currentPence > row.baselinePence).length,
    decreases: rows.filter((row) => row.currentPence < row.baselinePence).length,
    avgChange: changeOfAll(rows) ?? 0,
  };
}
