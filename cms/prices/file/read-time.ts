import { fromLondonClock } from '#contract/rules/date.ts';
import type { Read } from './read-amount.ts';

const iso =
  /^\d{4}-\d{2}-\d{2}(T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})?)?$/;
const british = /^(\d{1,2})\/(\d{1,2})\/(\d{4})(?: (\d{1,2}:\d{2}))?(?::\d{2})?$/;

/**
 * `2026-11-20`, with or without a time, or `20/11/2026`, as an ISO time; an empty cell does not say. Without a zone it
 * is British time, and a day alone is its midnight.
 */
export function readTime(text: string): Read<string | undefined> {
  if (text === '') return { value: undefined };
  const [, day = '', month = '', year = '', clock = '00:00'] = british.exec(text) ?? [];
  const written = year
    ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}T${clock.padStart(5, '0')}`
    : text.replace(' ', 'T');
  if (!iso.test(written) || !isCalendarDay(written.slice(0, 10))) return { problem: noDate(text) };
  const time = hasZone(written) ? new Date(written) : fromLondonClock(written);
  if (!time) return { problem: skippedHour(text) };
  return Number.isNaN(time.getTime()) ? { problem: noDate(text) } : { value: time.toISOString() };
}

function hasZone(written: string): boolean {
  return /(Z|[+-]\d{2}:\d{2})$/.test(written.slice(10));
}

/** JavaScript takes 31 February for 3 March. */
function isCalendarDay(day: string): boolean {
  const time = new Date(day);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(day);
}

function noDate(text: string): string {
  return `“${text}” is not a date. Write the day of the check as in 20/11/2026 or 2026-11-20.`;
}

function skippedHour(text: string): string {
  return `“${text}” is not a time in the UK, because the clocks went forward then from 01:00 to 02:00. Correct the time of the check.`;
}
