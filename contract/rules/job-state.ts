/** How long after its time a job has not run before somebody should look. */
export const jobGraceMilliseconds = 5 * 60 * 1000;

export type JobState = 'failed' | 'late' | 'waiting';

/** How a job that has not run stands, seen from `now`. */
export function jobState(
  { hasError, waitUntil }: { hasError?: boolean | null; waitUntil?: string | null },
  now: Date,
): JobState {
  if (hasError) return 'failed';
  const isLate = now.getTime() - new Date(waitUntil ?? now).getTime() > jobGraceMilliseconds;
  return isLate ? 'late' : 'waiting';
}
