const minuteInMilliseconds = 60 * 1000;
const dayInMilliseconds = 24 * 60 * minuteInMilliseconds;

/** Midnight (UTC) at the start of the day, so that seeding at any hour of it gives the same data. */
export function startOfDay(date: Date): Date {
  return new Date(Math.floor(date.getTime() / dayInMilliseconds) * dayInMilliseconds);
}

/** An ISO time on the day that is `days` days before `day`, at the given hour and minute (UTC). */
export function daysBefore(
  day: Date,
  days: number,
  { hour, minute = 0 }: { hour: number; minute?: number },
): string {
  const midnight = startOfDay(day).getTime() - days * dayInMilliseconds;
  return new Date(midnight + (hour * 60 + minute) * minuteInMilliseconds).toISOString();
}
