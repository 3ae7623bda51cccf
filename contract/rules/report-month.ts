import { londonDay } from './date.ts';

const timeInLondon = new Intl.DateTimeFormat('en-GB', {
  year: 'numeric',
  month: 'numeric',
  hour: 'numeric',
  hourCycle: 'h23',
  timeZone: 'Europe/London',
});

const hourInMilliseconds = 60 * 60 * 1000;
const dayInMilliseconds = 24 * hourInMilliseconds;

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
  const { year, month } = inLondon(new Date(newest));
  // Months count from 0 here, so that the number of this one names the next.
  return new Date(Date.UTC(year, month, 15, 12)).toISOString();
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
  const { year, month } = inLondon(new Date(isoTime));
  return { start: londonMidnight(year, month - 1), end: londonMidnight(year, month) };
}

/** Midnight at the start of a month, which counts from 0 and may run over the end of the year. */
function londonMidnight(year: number, month: number): Date {
  const midnight = new Date(Date.UTC(year, month));
  return new Date(midnight.getTime() - inLondon(midnight).hour * hourInMilliseconds);
}

function inLondon(time: Date): { year: number; month: number; hour: number } {
  const parts = timeInLondon.formatToParts(time);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((each) => each.type === type)?.value);
  return { year: part('year'), month: part('month'), hour: part('hour') };
}
