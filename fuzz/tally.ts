import type { FuzzRequest } from './request.ts';
import type { Outcome } from './send.ts';

/** Counts outcomes by part of the site and class of status, to show how deep requests get. */
export type Tally = Record<string, Record<string, number>>;

const parts = ['/admin', '/api', '/cms-api', '/_next'];

/** Counts the outcome of a request. */
export function count(tally: Tally, { target }: FuzzRequest, outcome: Outcome): void {
  const part = parts.find((each) => target.startsWith(each)) ?? 'elsewhere';
  const result =
    outcome.kind === 'answered' ? `${String(outcome.answer.status).charAt(0)}xx` : outcome.kind;
  const row = (tally[part] ??= {});
  row[result] = (row[result] ?? 0) + 1;
}
