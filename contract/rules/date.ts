const longDate = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/London' });
const timeOfDay = new Intl.DateTimeFormat('en-GB', {
  timeStyle: 'short',
  timeZone: 'Europe/London',
});
const monthFirstDate = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'long',
  timeZone: 'Europe/London',
});
const numericDate = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London' });
const monthAndYear = new Intl.DateTimeFormat('en-GB', {
  month: 'long',
  year: 'numeric',
  timeZone: 'Europe/London',
});
const relativeDays = new Intl.RelativeTimeFormat('en-GB', { numeric: 'auto' });
const isoDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' });

/** `12 August 2025`, of an ISO time, in British time. */
export function formatDate(isoTime: string): string {
  return longDate.format(new Date(isoTime));
}

/** `09:30`, of an ISO time, in British time. */
export function formatTime(isoTime: string): string {
  return timeOfDay.format(new Date(isoTime));
}

/** `August 16, 2025`, the form the specification shows on the legal pages. */
export function formatMonthFirstDate(isoTime: string): string {
  return monthFirstDate.format(new Date(isoTime));
}

/** `12/08/2025`, the form the specification shows on the discounts page. */
export function formatNumericDate(isoTime: string): string {
  return numericDate.format(new Date(isoTime));
}

/** `August 2025`. */
export function formatMonth(isoTime: string): string {
  return monthAndYear.format(new Date(isoTime));
}

/** Prices checked longer ago than this are marked as such. */
export const stalePriceDays = 30;

const dayInMilliseconds = 24 * 60 * 60 * 1000;

/** Prices checked before this time are stale, seen from `now`; an ISO time. */
export function staleBefore(now: Date): string {
  return new Date(now.getTime() - stalePriceDays * dayInMilliseconds).toISOString();
}

/** Whether a price was last checked too long ago to be relied on, seen from `now`. */
export function isStale(checkedAt: string, now: Date): boolean {
  return new Date(checkedAt) < new Date(staleBefore(now));
}

/** `today`, `yesterday`, `12 days ago`, `in 3 days`: days of the calendar in British time, seen from `now`. */
export function formatDaysFrom(isoTime: string, now: Date): string {
  return relativeDays.format(dayNumber(new Date(isoTime)) - dayNumber(now), 'day');
}

function dayNumber(time: Date): number {
  return Date.parse(isoDay.format(time)) / dayInMilliseconds;
}
