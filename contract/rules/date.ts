import { counted } from './counted.ts';

const hourInMilliseconds = 60 * 60 * 1000;
const dayInMilliseconds = 24 * hourInMilliseconds;

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const shortMonths = months.map((month) => month.slice(0, month === 'September' ? 4 : 3));
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** Formats an ISO time as a London date: `12 August 2025`. */
export function formatDate(isoTime: string): string {
  const { day, month, year } = londonDate(isoTime);
  return `${day} ${months[month]} ${year}`;
}

/** Formats an ISO time as a London date in little room: `12 Aug 2025`. */
export function formatShortDate(isoTime: string): string {
  return `${londonDate(isoTime).day} ${formatShortMonth(isoTime)}`;
}

/** Formats an ISO time as a London date with its day of the week: `Tuesday 12 August 2025`. */
export function formatWeekday(isoTime: string): string {
  const weekday = new Date(londonDay(new Date(isoTime))).getUTCDay();
  return `${weekdays[weekday]} ${formatDate(isoTime)}`;
}

/** Formats an ISO time as a London time: `09:30`. */
export function formatTime(isoTime: string): string {
  return londonClock(new Date(isoTime)).slice('yyyy-mm-ddT'.length, 'yyyy-mm-ddThh:mm'.length);
}

/** Formats an ISO time as London date and time: `12 August 2025, 09:30`. */
export function formatDateAndTime(isoTime: string): string {
  return `${formatDate(isoTime)}, ${formatTime(isoTime)}`;
}

/** `August 16, 2025`, the form the specification shows on the legal pages. */
export function formatMonthFirstDate(isoTime: string): string {
  const { day, month, year } = londonDate(isoTime);
  return `${months[month]} ${day}, ${year}`;
}

/** `12/08/2025`, the form the specification shows on the discounts page, and no other page. */
export function formatNumericDate(isoTime: string): string {
  return londonDay(new Date(isoTime)).split('-').toReversed().join('/');
}

/** `August 2025`. */
export function formatMonth(isoTime: string): string {
  const { month, year } = londonDate(isoTime);
  return `${months[month]} ${year}`;
}

/** `Aug 2025`, and `Sept 2025`. */
export function formatShortMonth(isoTime: string): string {
  const { month, year } = londonDate(isoTime);
  return `${shortMonths[month]} ${year}`;
}

/** The day in London as numbers; months are counted from 0 on. */
function londonDate(isoTime: string): { day: number; month: number; year: number } {
  const [year = NaN, month = NaN, day = NaN] = londonDay(new Date(isoTime)).split('-').map(Number);
  return { day, month: month - 1, year };
}

/**
 * Converts a London date and time, as in `2026-06-20T16:05`: the first of two possible times in October, and undefined
 * in the hour skipped in March. A date alone means its midnight.
 * @throws RangeError if the text is not a date or time.
 */
export function fromLondonClock(clock: string): Date | undefined {
  const asUtc = Date.parse(clock.length === 10 ? clock : `${clock}Z`);
  const shown = new Date(asUtc).toISOString().slice(0, 'yyyy-mm-ddThh:mm:ss'.length);
  return [asUtc - hourInMilliseconds, asUtc]
    .map((time) => new Date(time))
    .find((time) => londonClock(time).startsWith(shown));
}

/** The calendar day in London: `2026-11-20`. */
export function londonDay(time: Date): string {
  return londonClock(time).slice(0, 'yyyy-mm-dd'.length);
}

/** The Monday with which the week of a time begins in London: `2026-11-16`. */
export function londonMonday(time: Date): string {
  const day = dayNumber(time);
  // Days are counted from 1 January 1970, a Thursday.
  const monday = day - ((day + 3) % 7);
  return new Date(monday * dayInMilliseconds).toISOString().slice(0, 10);
}

/** The midnight in London that starts a day; `daysLater` counts from the day of `now` and may be negative. */
export function londonMidnight(now: Date, daysLater: number): Date {
  const midnight = (dayNumber(now) + daysLater) * dayInMilliseconds;
  const day = new Date(midnight).toISOString().slice(0, 10);
  const inSummerTime = new Date(midnight - hourInMilliseconds);
  return londonDay(inSummerTime) === day ? inSummerTime : new Date(midnight);
}

/** `today`, `yesterday`, `12 days ago`, `in 3 days`: London calendar days relative to `now`. */
export function formatDaysFrom(isoTime: string, now: Date): string {
  const days = dayNumber(new Date(isoTime)) - dayNumber(now);
  const near = { [-1]: 'yesterday', 0: 'today', 1: 'tomorrow' }[days];
  if (near) return near;
  return days < 0 ? `${counted(-days, 'day')} ago` : `in ${counted(days, 'day')}`;
}

function dayNumber(time: Date): number {
  return Date.parse(londonDay(time)) / dayInMilliseconds;
}

/**
 * What clocks in London show, as in `2026-06-20T16:05:00.000Z` for 15:05 UTC.
 * @throws RangeError if the time is not valid.
 */
function londonClock(time: Date): string {
  const ahead = isSummerTime(time.getTime()) ? hourInMilliseconds : 0;
  return new Date(time.getTime() + ahead).toISOString();
}

/**
 * Whether clocks in the United Kingdom are an hour ahead of UTC, as they have been since 1996 from 01:00 UTC on the last Sunday of March to
 * 01:00 UTC on that of October (Summer Time Act 1972, section 1, as amended by the Summer Time Order 2002).
 */
function isSummerTime(time: number): boolean {
  const year = new Date(time).getUTCFullYear();
  return time >= lastSundayAtOne(year, 2) && time < lastSundayAtOne(year, 9);
}

/** Of a month, from 0 on, that has 31 days. */
function lastSundayAtOne(year: number, month: number): number {
  const lastDay = Date.UTC(year, month, 31, 1);
  return lastDay - new Date(lastDay).getUTCDay() * dayInMilliseconds;
}
