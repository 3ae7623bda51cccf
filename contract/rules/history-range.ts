/** The ranges of a price history. */
export const historyRanges = { '3': '3 months', '12': '12 months', all: 'All months' } as const;
export type HistoryRange = keyof typeof historyRanges;
export const historyRangeNames = Object.keys(historyRanges) as HistoryRange[];

export const defaultHistoryRange: HistoryRange = '12';

/** Reads the range from the query (`months`); the default is a year. */
export function readRange(search: URLSearchParams): HistoryRange {
  return historyRangeNames.find((range) => range === search.get('months')) ?? defaultHistoryRange;
}

/** The start of a range, in milliseconds since 1970; `first` is the start of the known history. */
export function startOfRange(range: HistoryRange, { at, first }: { at: Date; first: number }) {
  if (range === 'all') return first;
  const start = new Date(at);
  start.setUTCMonth(start.getUTCMonth() - Number(range));
  // Three months before 31 May is the end of February.
  if (start.getUTCDate() !== at.getUTCDate()) start.setUTCDate(0);
  return start.getTime();
}
