import { counted } from '#contract/rules/counted.ts';

type Counts = { start: number; end: number; matching: number; all: number };

/** How many prices are shown: `Showing 11 of 162 prices`, or on a page of many `Showing 51 to 77 of 77 prices`. */
export function countText({ start, end, matching, all }: Counts): string {
  if (end - start === matching) return `Showing ${matching} of ${counted(all, 'price')}`;
  const total = matching === all ? '' : `, of ${all} in all`;
  return `Showing ${start + 1} to ${end} of ${counted(matching, 'price')}${total}`;
}
