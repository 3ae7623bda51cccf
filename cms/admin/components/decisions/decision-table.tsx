import type { ReactNode, Ref } from 'react';
import { adminHref } from '#cms/admin/routes.ts';
import type { OwnScreen } from '#cms/admin/screens.ts';
import { counted, formatCount } from '#contract/rules/counted.ts';
import { DataTable } from '../data-table/data-table.tsx';
import './decisions.css';

type Props = {
  /** What is decided on, as in `proposal`. */
  noun: string;
  /** How many of the rows wait for a decision. */
  left: number;
  /** How many rows there are, and how many waited in all; the rows are the oldest. */
  shown: number;
  total: number;
  /** The screen, which then shows the next ones. */
  screen: OwnScreen;
  /** What the keys do. */
  hint: ReactNode;
  caption: string;
  columns: readonly string[];
  rowsRef: Ref<HTMLTableSectionElement>;
  /** Its rows, with the properties that `useDecisions` gives them. */
  children: ReactNode;
};

/** What waits for decisions, with the keys that make them, how many are left and the way to those that are not shown. */
export function DecisionTable({
  noun,
  left,
  shown,
  total,
  screen,
  hint,
  children,
  ...table
}: Props) {
  const hasMore = total > shown;
  const allDecided = hasMore ? 'Everything shown is decided.' : 'Everything is decided.';
  return (
    <>
      <p className="decisions__keys">{hint}</p>
      <p role="status" className="decisions__left">
        {left === 0 ? allDecided : `${counted(left, noun)} left to decide.`}
      </p>
      <DataTable {...table}>{children}</DataTable>
      {hasMore && (
        <p className="decisions__more">
          These are the oldest {shown} of {formatCount(total)}.{' '}
          <a href={adminHref(screen.path)}>Show the next</a> when they are decided.
        </p>
      )}
    </>
  );
}
