import type { Payload } from 'payload';
import { londonDay, londonMonday } from '#contract/rules/date.ts';
import { groupBy } from '#contract/rules/group-by.ts';
import { calendarSources, type CalendarEntry } from './calendar-entries.ts';

/** What is planned and due: what should have happened already first, then by week and day in London. */
export type Calendar = {
  overdue: CalendarEntry[];
  /** Weeks with entries, by the day of their Monday; their days likewise, as in `2026-11-23`. */
  weeks: { monday: string; days: { day: string; entries: CalendarEntry[] }[] }[];
};

/** What editors have planned and what is due, seen from `now`. */
export async function readCalendar(payload: Payload, now: Date): Promise<Calendar> {
  const entries = await Promise.all(calendarSources.map((read) => read(payload, now)));
  const inOrder = entries.flat().toSorted((a, b) => a.at.localeCompare(b.at));
  return {
    overdue: inOrder.filter(({ isOverdue }) => isOverdue),
    weeks: inWeeks(inOrder.filter(({ isOverdue }) => !isOverdue)),
  };
}

function inWeeks(entries: CalendarEntry[]): Calendar['weeks'] {
  const weeks = groupBy(entries, ({ at }) => londonMonday(new Date(at)));
  return [...weeks].map(([monday, ofWeek]) => {
    const days = groupBy(ofWeek, ({ at }) => londonDay(new Date(at)));
    return { monday, days: [...days].map(([day, ofDay]) => ({ day, entries: ofDay })) };
  });
}
