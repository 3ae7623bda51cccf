import { formatPrice, type Pence } from './money.ts';
import { changeInPercent, toOneDecimal } from './price-change.ts';

/** How much dearer the highest price is than the best, in per cent of the best, one decimal. */
export function percentageDifference(bestPence: Pence, highestPence: Pence): number {
  return toOneDecimal(changeInPercent(bestPence, highestPence));
}

/** A change in per cent as reports show it: `+4.5%`, `−3.0%`, `0.0%`. */
export function formatSignedPercentage(percentage: number, decimals = 1): string {
  return `${sign(percentage)}${Math.abs(percentage).toFixed(decimals)}%`;
}

/** A change in pounds as reports show it: `+£5`, `−£7.50`. */
export function formatSignedPrice(pence: Pence): string {
  return sign(pence) + formatPrice(Math.abs(pence));
}

function sign(value: number): string {
  if (value > 0) return '+';
  return value < 0 ? '−' : '';
}
