import { counted } from '#contract/rules/counted.ts';

type Counts = { start: number; end: number; matching: number; all: number };

/** How many rows are shown: `Showing 11 of 162 prices`, or on a page of many `Showing 51 to 77 of 77 prices`. */
export function countText({ start, end, matching, all }: Counts, noun: string): string {
  if (end - start === matching) return `Showing ${figure(matching)} of ${counted(all, noun)}`;
  const total = matching === all ? '' : `, of ${figure(all)} in all`;
  return `Showing ${figure(start + 1)} to ${figure(end)} of ${counted(matching, noun)}${total}`;
}

function figure(count: number): string {
  return count.toLocaleString('en-GB');
}
