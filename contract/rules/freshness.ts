import { londonMidnight } from './date.ts';

/** Upper limits for the age of a price's last check, in London calendar days. */
export const freshnessSteps = ['day', 'week', 'month', 'older'] as const;
export type Freshness = (typeof freshnessSteps)[number];

/** A price checked longer ago than this is stale: it may be out of date and counts in no figure. */
export const stalePriceDays = 30;

/** The text shown after the date of the check. */
export const freshnessTexts: Readonly<Record<Freshness, string>> = {
  day: 'today or yesterday',
  week: 'in the last 7 days',
  month: `in the last ${stalePriceDays} days`,
  older: `more than ${stalePriceDays} days ago`,
};

/** For each step, the ISO time since which a price must have been checked; these move at midnight in London. */
export type FreshnessLimits = Readonly<Record<Exclude<Freshness, 'older'>, string>>;

export function freshnessLimits(now: Date): FreshnessLimits {
  const daysAgo = (days: number) => londonMidnight(now, -days).toISOString();
  return { day: daysAgo(1), week: daysAgo(7), month: staleBefore(now) };
}

/** The freshness of a price that was last checked at an ISO time. */
export function freshnessAt(checkedAt: string, { day, week, month }: FreshnessLimits): Freshness {
  if (checkedAt < month) return 'older';
  if (checkedAt < week) return 'month';
  return checkedAt < day ? 'week' : 'day';
}

/** Whether a price last checked at an ISO time was stale just before a moment, such as the end of a month. */
export function wasStale(checkedAt: string, end: Date): boolean {
  return checkedAt < staleBefore(new Date(end.getTime() - 1));
}

/** However clocks are changed, a price is fresh for so long: it was checked just before midnight, and March skips an hour. */
const freshAtLeastMilliseconds = (stalePriceDays * 24 - 1) * 60 * 60 * 1000;

/**
 * Until when a price last checked at a time is fresh, or `latest` if that is sooner; all in milliseconds. Midnights take long
 * to find, and histories have thousands of checks, so one is looked for only where it can come before `latest`.
 */
export function freshUntil(checkedAt: number, latest: number): number {
  if (latest - checkedAt <= freshAtLeastMilliseconds) return latest;
  return Math.min(latest, londonMidnight(new Date(checkedAt), stalePriceDays + 1).getTime());
}

/** The ISO time before which a checked price is stale at `now`. */
export function staleBefore(now: Date): string {
  return londonMidnight(now, -stalePriceDays).toISOString();
}
