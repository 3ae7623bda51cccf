import type { Where } from 'payload';
import { jobGraceMilliseconds } from '#contract/rules/job-state.ts';

/** A query for the jobs that need attention at `now`: failed and overdue ones. */
export function overdueJobs(now: Date): Where {
  const latest = new Date(now.getTime() - jobGraceMilliseconds).toISOString();
  const hasFailed: Where = { hasError: { equals: true } };
  const isLate: Where = { waitUntil: { less_than: latest } };
  const isLateWithoutTime: Where = {
    and: [{ waitUntil: { exists: false } }, { createdAt: { less_than: latest } }],
  };
  return {
    and: [{ completedAt: { exists: false } }, { or: [hasFailed, isLate, isLateWithoutTime] }],
  };
}
