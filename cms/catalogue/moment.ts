import { londonDay, londonMidnight } from '#contract/rules/date.ts';
import { freshnessLimits, staleBefore, type FreshnessLimits } from '#contract/rules/freshness.ts';
import { priceChangeWindowDays } from '#contract/rules/price-change.ts';

/** Reviews of the last month count as recent. */
const recentReviewDays = 31;

/** The time that entries are built for, and everything derived from it alone. */
export type Moment = {
  now: Date;
  /** The day in London, as in `2026-11-20`. */
  day: string;
  /** The next midnight in London. */
  dayEndsAt: Date;
  /** An ISO time: the start of the window for price changes. */
  priceWindowStart: string;
  /** Since when a price must have been checked to have been fresh when that window began, an ISO time. */
  freshAtWindowStart: string;
  freshnessLimits: FreshnessLimits;
  /** The first day whose reviews count as recent. */
  firstRecentDay: string;
};

export function momentOf(now: Date): Moment {
  const windowStart = londonMidnight(now, -priceChangeWindowDays);
  return {
    now,
    day: londonDay(now),
    dayEndsAt: londonMidnight(now, 1),
    priceWindowStart: windowStart.toISOString(),
    freshAtWindowStart: staleBefore(new Date(windowStart.getTime() - 1)),
    freshnessLimits: freshnessLimits(now),
    firstRecentDay: londonDay(londonMidnight(now, -recentReviewDays)),
  };
}
