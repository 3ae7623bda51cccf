/** How far back a price history is shown. */
export const historyRanges = { '3': '3 months', '12': '12 months', all: 'All months' } as const;
export type HistoryRange = keyof typeof historyRanges;
export const historyRangeNames = Object.keys(historyRanges) as HistoryRange[];

export const defaultHistoryRange: HistoryRange = '12';

/** The range that an address asks for (`months`); what it does not say well is a year. */
export function readRange(search: URLSearchParams): HistoryRange {
  return historyRangeNames.find((range) => range === search.get('months')) ?? defaultHistoryRange;
}

/** When a range begins, in milliseconds since 1970; `first` is the oldest thing known. */
export function startOfRange(range: HistoryRange, { at, first }: { at: Date; first: number }) {
  if (range === 'all') return first;
  const start = new Date(at);
  start.setUTCMonth(start.getUTCMonth() - Number(range));
  return start.getTime();
}
