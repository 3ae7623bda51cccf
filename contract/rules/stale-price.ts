/** A price that was checked longer ago than this is stale: the site says that it may be out of date. */
export const stalePriceDays = 30;

const limitMilliseconds = stalePriceDays * 24 * 60 * 60 * 1000;

/** Whether a price was last checked too long ago to be relied on, seen from `now`. */
export function isStale(checkedAt: string, now: Date): boolean {
  return new Date(checkedAt) < new Date(staleBefore(now));
}

/** Prices checked before this time are stale, seen from `now`; an ISO time. */
export function staleBefore(now: Date): string {
  return new Date(now.getTime() - limitMilliseconds).toISOString();
}

/** When a price that was last checked at a time becomes stale, unless it is checked again. */
export function staleFrom(checkedAt: string): Date {
  return new Date(Date.parse(checkedAt) + limitMilliseconds + 1);
}
