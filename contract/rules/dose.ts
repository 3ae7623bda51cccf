import { compareText } from './compare-text.ts';

/** Compares doses by strength: `0.25mg` before `2.5mg` before `10mg`. */
export function compareDoses(a: string, b: string): number {
  return Number.parseFloat(a) - Number.parseFloat(b) || compareText(a, b);
}
