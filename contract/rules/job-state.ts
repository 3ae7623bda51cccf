/** How late a job may be before somebody should look into it. */
export const jobGraceMilliseconds = 5 * 60 * 1000;

export type JobState = 'failed' | 'late' | 'waiting';

/** The state of a job that has not run, at `now`. */
export function jobState(
  { hasError, waitUntil }: { hasError?: boolean | null; waitUntil?: string | null },
  now: Date,
): JobState {
  if (hasError) return 'failed';
  const isLate = now.getTime() - new Date(waitUntil ?? now).getTime() > jobGraceMilliseconds;
  return isLate ? 'late' : 'waiting';
}
