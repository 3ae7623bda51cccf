import { readRange } from '#contract/rules/history-range.ts';
import type { HistoryChoice } from '#site/paths.ts';

/** What an address chooses of the price history (`history` and `months`). */
export function readHistoryChoice(search: URLSearchParams): HistoryChoice {
  return { history: search.get('history') ?? undefined, months: readRange(search) };
}
