import type { FuzzRequest } from './request.ts';
import type { Outcome } from './send.ts';

/** How often what was answered, by part of the site and by first digit of the status; it shows how deep requests get. */
export type Tally = Record<string, Record<string, number>>;

const parts = ['/admin', '/api', '/cms-api', '/_next'];

/** Counts what came of a request. */
export function count(tally: Tally, { target }: FuzzRequest, outcome: Outcome): void {
  const part = parts.find((each) => target.startsWith(each)) ?? 'elsewhere';
  const came =
    outcome.kind === 'answered' ? `${String(outcome.answer.status).charAt(0)}xx` : outcome.kind;
  const row = (tally[part] ??= {});
  row[came] = (row[came] ?? 0) + 1;
}
