import { londonDay, londonMidnight } from './date.ts';

const dayInMilliseconds = 24 * 60 * 60 * 1000;

/** So many days after a month has ended, the report about it is due. */
const reportDays = 7;

/** When the report about the month that a time is in is due; an ISO time. */
export function reportDueAt(month: string): string {
  return new Date(monthBounds(month).end.getTime() + reportDays * dayInMilliseconds).toISOString();
}

/** The month after that of the newest report, as an ISO time in its middle; null without reports. */
export function nextReportMonth(months: readonly string[]): string | null {
  const newest = months.toSorted().at(-1);
  if (newest === undefined) return null;
  return middleOf(monthOf(monthBounds(newest).end.toISOString()));
}

/** The month that a time is in by British clocks, as in `2025-08`. */
export function monthOf(isoTime: string): string {
  return londonDay(new Date(isoTime)).slice(0, 'yyyy-mm'.length);
}

/** A time in the middle of a month such as `2025-08`, for whatever shows months by their times. */
export function middleOf(month: string): string {
  return `${month}-15T12:00:00.000Z`;
}

/** The first moment of the month that a time is in, and the first after it, by British clocks. */
export function monthBounds(isoTime: string): { start: Date; end: Date } {
  const month = monthOf(isoTime);
  return { start: monthStart(month), end: monthStart(month, 1) };
}

/** The midnight in London that begins a month such as `2025-08`; `monthsLater` counts from it and may be negative. */
export function monthStart(month: string, monthsLater = 0): Date {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const firstNoon = new Date(Date.UTC(year, number - 1 + monthsLater, 1, 12));
  return londonMidnight(firstNoon, 0);
}
