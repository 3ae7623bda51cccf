/** A month of the calendar, as in `2025-08`: months compare as texts. */
export type Month = `${number}-${string}`;

/** The first month of the sample's past. */
export const firstMonth: Month = '2025-06';

export function monthAfter(month: Month): Month {
  const [year, number] = partsOf(month);
  return new Date(Date.UTC(year, number)).toISOString().slice(0, 7) as Month;
}

/** The months from one on that begin before a time. */
export function monthsUntil(first: Month, end: Date): Month[] {
  const months: Month[] = [];
  for (let month = first; startOfMonth(month) < end; month = monthAfter(month)) months.push(month);
  return months;
}

export function startOfMonth(month: Month): Date {
  return dayOf(month, 1, { hour: 0 });
}

/** An ISO time in a month, as documents are stored that are about it. */
export function timeIn(month: Month): string {
  return dayOf(month, 1, { hour: 12 }).toISOString();
}

/** A time (UTC) on a day of a month. */
export function dayOf(month: Month, day: number, { hour }: { hour: number }): Date {
  const [year, number] = partsOf(month);
  return new Date(Date.UTC(year, number - 1, day, hour));
}

function partsOf(month: Month): [year: number, number: number] {
  return [Number(month.slice(0, 4)), Number(month.slice(5))];
}
