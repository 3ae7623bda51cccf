import { londonMidnight } from './date.ts';

/** How long ago a price was last compared with its source, at most, in days of the calendar in British time. */
export const freshnessSteps = ['day', 'week', 'month', 'older'] as const;
export type Freshness = (typeof freshnessSteps)[number];

/** Said after the day on which a price was checked. */
export const freshnessTexts: Readonly<Record<Freshness, string>> = {
  day: 'today or yesterday',
  week: 'in the last 7 days',
  month: 'in the last 30 days',
  older: 'more than 30 days ago',
};

/** A price that was checked longer ago than this is stale: it may be out of date, and counts in no figure. */
export const stalePriceDays = 30;

/** The ISO times since which a price must have been checked for each step; every midnight in London moves them. */
export type FreshnessLimits = Readonly<Record<Exclude<Freshness, 'older'>, string>>;

export function freshnessLimits(now: Date): FreshnessLimits {
  const daysAgo = (days: number) => londonMidnight(now, -days).toISOString();
  return { day: daysAgo(1), week: daysAgo(7), month: staleBefore(now) };
}

/** How fresh a price is that was last checked at an ISO time. */
export function freshnessAt(checkedAt: string, { day, week, month }: FreshnessLimits): Freshness {
  if (checkedAt < month) return 'older';
  if (checkedAt < week) return 'month';
  return checkedAt < day ? 'week' : 'day';
}

/** Whether a price last checked at an ISO time was stale just before a moment, such as the end of a month. */
export function wasStale(checkedAt: string, end: Date): boolean {
  return checkedAt < staleBefore(new Date(end.getTime() - 1));
}

/** Prices checked before this time are stale, seen from `now`; an ISO time. */
export function staleBefore(now: Date): string {
  return londonMidnight(now, -stalePriceDays).toISOString();
}
