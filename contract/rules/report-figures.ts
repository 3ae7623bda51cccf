import type {
  DoseChangeSummary,
  PriceChangeRecord,
  ProviderChangeSummary,
} from '../schemas/market-report.ts';
import { compareDoses } from './dose.ts';
import { groupBy } from './group-by.ts';
import { formatPrice, toDecimalString, type Pence } from './money.ts';
import { priceDifference } from './price-change.ts';

/** One price before and after, as a report keeps it. */
export type PriceChangeRow = {
  provider: string;
  medication: string;
  dose: string;
  baselinePence: Pence;
  currentPence: Pence;
};

/** A stored row with what follows from it: the change in pounds and per cent, with its sign. */
export function priceChangeRecord(row: PriceChangeRow): PriceChangeRecord {
  const { provider, medication, dose, baselinePence, currentPence } = row;
  const { change, percentage } = priceDifference(baselinePence, currentPence);
  return {
    provider,
    medication,
    dosage: dose,
    baselinePrice: toDecimalString(baselinePence),
    currentPrice: toDecimalString(currentPence),
    changeAmount: toDecimalString(currentPence - baselinePence),
    changePercentage: change === 'decrease' ? -percentage : percentage,
    direction: change,
  };
}

/** What the rows come to for each provider, the largest mean increase first. */
export function changesByProvider(
  rows: readonly PriceChangeRow[],
): Omit<ProviderChangeSummary, 'providerSlug'>[] {
  return [...groupBy(rows, ({ provider }) => provider)]
    .map(([provider, changes]) => ({ provider, ...summary(changes) }))
    .toSorted((a, b) => b.avgChange - a.avgChange || a.provider.localeCompare(b.provider, 'en-GB'));
}

/** What the rows come to for each dose: medications as they come, doses by strength. */
export function changesByDose(rows: readonly PriceChangeRow[]): DoseChangeSummary[] {
  return [...groupBy(rows, ({ medication }) => medication)].flatMap(([medication, ofMedication]) =>
    [...groupBy(ofMedication, ({ dose }) => dose)]
      .toSorted(([a], [b]) => compareDoses(a, b))
      .map(([dosage, changes]) => ({ medication, dosage, ...summary(changes) })),
  );
}

/** How much dearer the highest price is than the best, in per cent of the best, one decimal. */
export function percentageDifference(bestPence: Pence, highestPence: Pence): number {
  return toOneDecimal(((highestPence - bestPence) / bestPence) * 100);
}

/** A change in per cent as reports show it: `+4.5%`, `−3.0%`, `0.0%`. */
export function formatSignedPercentage(percentage: number, decimals = 1): string {
  return `${sign(percentage)}${Math.abs(percentage).toFixed(decimals)}%`;
}

/** A change in pounds as reports show it: `+£5`, `−£7.50`. */
export function formatSignedPrice(pence: Pence): string {
  return sign(pence) + formatPrice(Math.abs(pence));
}

function summary(rows: readonly PriceChangeRow[]) {
  const changes = rows.map(({ baselinePence, currentPence }) => currentPence / baselinePence - 1);
  const mean = changes.reduce((sum, change) => sum + change, 0) / changes.length;
  return {
    increases: changes.filter((change) => change > 0).length,
    decreases: changes.filter((change) => change < 0).length,
    avgChange: toOneDecimal(mean * 100),
  };
}

/** Never -0, which would be shown as a decrease. */
function toOneDecimal(value: number): number {
  return Math.round(value * 10) / 10 || 0;
}

function sign(value: number): string {
  if (value > 0) return '+';
  return value < 0 ? '−' : '';
}
