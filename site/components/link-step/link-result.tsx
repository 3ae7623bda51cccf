import type { ReactNode } from 'react';
import { readOutcome } from '#contract/rules/form-outcome.ts';

/** The outcomes of the step behind a link in an email. */
const linkOutcomes = ['done', 'failed', 'outdated', 'renewed'] as const;
type LinkOutcome = (typeof linkOutcomes)[number];

/** The outcome in a query string, if it has one. */
export function readLinkOutcome(search: URLSearchParams): LinkOutcome | undefined {
  return readOutcome({ search, name: 'result', outcomes: linkOutcomes });
}

type Props = { outcome: LinkOutcome | 'expired'; title: string; children: ReactNode };

/** Shows the outcome and what to do next. */
export function LinkResult({ outcome, title, children }: Props) {
  const isDone = outcome === 'done' || outcome === 'renewed';
  return (
    <div
      role={isDone ? 'status' : 'alert'}
      className={`flex flex-col items-start gap-4 rounded-base border border-l-8 bg-surface p-4 md:p-6 ${isDone ? 'border-down' : 'border-up'}`}
    >
      <h2 className="text-2xl">{title}</h2>
      {children}
    </div>
  );
}
