/** How long the facts of a guide or a legal page are relied on before they are reviewed again. */
const reviewMonths = 12;

/** When a text's next review is due; an ISO time. */
export function reviewDueAt(lastReviewedAt: string): string {
  return monthsFrom(new Date(lastReviewedAt), reviewMonths);
}

/** The ISO time before which a last review is overdue at `now`. */
export function reviewOverdueBefore(now: Date): string {
  return monthsFrom(now, -reviewMonths);
}

/** Whether a text's review is overdue at `now`. */
export function isReviewOverdue(lastReviewedAt: string, now: Date): boolean {
  return new Date(lastReviewedAt) < new Date(reviewOverdueBefore(now));
}

function monthsFrom(time: Date, months: number): string {
  const moved = new Date(time);
  moved.setUTCMonth(moved.getUTCMonth() + months);
  return moved.toISOString();
}
