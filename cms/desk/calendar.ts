import type { Payload } from 'payload';
import { londonDay, londonMidnight, londonMonday } from '#contract/rules/date.ts';
import { groupBy } from '#contract/rules/group-by.ts';
import { calendarSources, type CalendarEntry } from './calendar-entries.ts';

/** What is planned and due: what should have happened already first, then by week and day in London. */
export type Calendar = {
  overdue: CalendarEntry[];
  /** Weeks with entries, by the day of their Monday; their days likewise, as in `2026-11-23`. */
  weeks: { monday: string; days: { day: string; entries: CalendarEntry[] }[] }[];
  /** Which part of it this is, from 1, and how many there are. */
  page: number;
  pages: number;
};

/** How many entries a page has: for each, Next takes some hundredths of a millisecond. */
const pageSize = 200;

/** What editors have planned and what is due, seen from `now`: a page of it, or the last if there are fewer. */
export async function readCalendar(payload: Payload, now: Date, wanted = 1): Promise<Calendar> {
  const { overdue, planned } = await readEntries(payload, now);
  const entries = [...overdue, ...planned];
  const pages = Math.max(1, Math.ceil(entries.length / pageSize));
  const page = Math.min(wanted, pages);
  const onPage = entries.slice((page - 1) * pageSize, page * pageSize);
  return {
    overdue: onPage.filter(({ isOverdue }) => isOverdue),
    weeks: inWeeks(onPage.filter(({ isOverdue }) => !isOverdue)),
    page,
    pages,
  };
}

/** How much of the calendar is overdue, and how much is to come until Sunday in London. */
export async function countCalendar(
  payload: Payload,
  now: Date,
): Promise<{ overdue: number; thisWeek: number }> {
  const { overdue, planned } = await readEntries(payload, now);
  const nextMonday = londonMidnight(new Date(londonMonday(now)), 7).toISOString();
  return { overdue: overdue.length, thisWeek: planned.filter(({ at }) => at < nextMonday).length };
}

/** Both in the order of their times. */
async function readEntries(
  payload: Payload,
  now: Date,
): Promise<{ overdue: CalendarEntry[]; planned: CalendarEntry[] }> {
  const entries: CalendarEntry[] = [];
  // One after the other: the embedded database would answer all of them without a pause.
  for (const read of calendarSources) entries.push(...(await read(payload, now)));
  const inOrder = entries.toSorted((a, b) => a.at.localeCompare(b.at));
  return {
    overdue: inOrder.filter(({ isOverdue }) => isOverdue),
    planned: inOrder.filter(({ isOverdue }) => !isOverdue),
  };
}

function inWeeks(entries: CalendarEntry[]): Calendar['weeks'] {
  const weeks = groupBy(entries, ({ at }) => londonMonday(new Date(at)));
  return [...weeks].map(([monday, ofWeek]) => {
    const days = groupBy(ofWeek, ({ at }) => londonDay(new Date(at)));
    return { monday, days: [...days].map(([day, ofDay]) => ({ day, entries: ofDay })) };
  });
}
