/** How long the facts of a guide are relied on before somebody looks at them again. */
const reviewMonths = 12;

/** When a guide that was last reviewed at a time is to be reviewed again; an ISO time. */
export function reviewDueAt(lastReviewedAt: string): string {
  return monthsFrom(new Date(lastReviewedAt), reviewMonths);
}

/** Guides last reviewed before this time are overdue, seen from `now`; an ISO time. */
export function reviewOverdueBefore(now: Date): string {
  return monthsFrom(now, -reviewMonths);
}

/** Whether a guide should have been reviewed again by `now`. */
export function isReviewOverdue(lastReviewedAt: string, now: Date): boolean {
  return new Date(lastReviewedAt) < new Date(reviewOverdueBefore(now));
}

function monthsFrom(time: Date, months: number): string {
  const moved = new Date(time);
  moved.setUTCMonth(moved.getUTCMonth() + months);
  return moved.toISOString();
}
