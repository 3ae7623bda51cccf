import { counted, formatCount } from '#contract/rules/counted.ts';

type Counts = { start: number; end: number; matching: number; all: number };

/** How many rows are shown: `Showing 11 of 162 prices`, or on a page of many `Showing 51 to 77 of 77 prices`. */
export function countText({ start, end, matching, all }: Counts, noun: string): string {
  if (end - start === matching) return `Showing ${formatCount(matching)} of ${counted(all, noun)}`;
  const total = matching === all ? '' : `, of ${formatCount(all)} in all`;
  return `Showing ${formatCount(start + 1)} to ${formatCount(end)} of ${counted(matching, noun)}${total}`;
}
