const longDate = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/London' });
const timeOfDay = new Intl.DateTimeFormat('en-GB', {
  timeStyle: 'short',
  timeZone: 'Europe/London',
});
const monthFirstDate = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'long',
  timeZone: 'Europe/London',
});
const shortDate = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeZone: 'Europe/London',
});
const numericDate = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London' });
const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'Europe/London' });
const monthAndYear = new Intl.DateTimeFormat('en-GB', {
  month: 'long',
  year: 'numeric',
  timeZone: 'Europe/London',
});
const relativeDays = new Intl.RelativeTimeFormat('en-GB', { numeric: 'auto' });
const londonClock = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: 'Europe/London',
});
const isoDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' });

/** Formats an ISO time as a London date: `12 August 2025`. */
export function formatDate(isoTime: string): string {
  return longDate.format(new Date(isoTime));
}

/** Formats an ISO time as a London date in little room: `12 Aug 2025`. */
export function formatShortDate(isoTime: string): string {
  return shortDate.format(new Date(isoTime));
}

/** Formats an ISO time as a London date with its day of the week: `Tuesday 12 August 2025`. */
export function formatWeekday(isoTime: string): string {
  return `${weekday.format(new Date(isoTime))} ${formatDate(isoTime)}`;
}

/** Formats an ISO time as a London time: `09:30`. */
export function formatTime(isoTime: string): string {
  return timeOfDay.format(new Date(isoTime));
}

/** Formats an ISO time as London date and time: `12 August 2025, 09:30`. */
export function formatDateAndTime(isoTime: string): string {
  return `${formatDate(isoTime)}, ${formatTime(isoTime)}`;
}

/** `August 16, 2025`, the form the specification shows on the legal pages. */
export function formatMonthFirstDate(isoTime: string): string {
  return monthFirstDate.format(new Date(isoTime));
}

/** `12/08/2025`, the form the specification shows on the discounts page, and no other page. */
export function formatNumericDate(isoTime: string): string {
  return numericDate.format(new Date(isoTime));
}

/** `August 2025`. */
export function formatMonth(isoTime: string): string {
  return monthAndYear.format(new Date(isoTime));
}

const hourInMilliseconds = 60 * 60 * 1000;
const dayInMilliseconds = 24 * hourInMilliseconds;

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
    .find((time) => londonClock.format(time) === shown.replace('T', ' '));
}

/** The calendar day in London: `2026-11-20`. */
export function londonDay(time: Date): string {
  return isoDay.format(time);
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
  return relativeDays.format(dayNumber(new Date(isoTime)) - dayNumber(now), 'day');
}

function dayNumber(time: Date): number {
  return Date.parse(londonDay(time)) / dayInMilliseconds;
}
