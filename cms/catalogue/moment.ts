import { londonDay, londonMidnight } from '#contract/rules/date.ts';
import { freshnessLimits, type FreshnessLimits } from '#contract/rules/freshness.ts';
import { priceChangeWindowDays } from '#contract/rules/price-change.ts';

/** Reviews of so many days count as recent: the last month. */
const recentReviewDays = 31;

/** The time that entries are built for, and what follows from it alone. */
export type Moment = {
  now: Date;
  /** The day in British time, as in `2026-11-20`. */
  day: string;
  /** Midnight in London, when the next day begins. */
  dayEndsAt: Date;
  /** An ISO time: older prices do not count for the arrows beside a price. */
  priceWindowStart: string;
  freshnessLimits: FreshnessLimits;
  /** The first day whose reviews count as recent. */
  firstRecentDay: string;
};

export function momentOf(now: Date): Moment {
  return {
    now,
    day: londonDay(now),
    dayEndsAt: londonMidnight(now, 1),
    priceWindowStart: londonMidnight(now, -priceChangeWindowDays).toISOString(),
    freshnessLimits: freshnessLimits(now),
    firstRecentDay: londonDay(londonMidnight(now, -recentReviewDays)),
  };
}
