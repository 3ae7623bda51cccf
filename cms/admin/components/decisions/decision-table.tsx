import type { ReactNode, Ref } from 'react';
import { counted } from '#contract/rules/counted.ts';
import { DataTable } from '../data-table/data-table.tsx';
import './decisions.css';

type Props = {
  /** What is decided on, as in `proposal`. */
  noun: string;
  /** How many wait for a decision. */
  left: number;
  /** What the keys do. */
  hint: ReactNode;
  caption: string;
  columns: readonly string[];
  rowsRef: Ref<HTMLTableSectionElement>;
  /** Its rows, with the properties that `useDecisions` gives them. */
  children: ReactNode;
};

/** What waits for decisions, with the keys that make them and how many are left. */
export function DecisionTable({ noun, left, hint, children, ...table }: Props) {
  return (
    <>
      <p className="decisions__keys">{hint}</p>
      <p role="status" className="decisions__left">
        {left === 0 ? 'Everything is decided.' : `${counted(left, noun)} left to decide.`}
      </p>
      <DataTable {...table}>{children}</DataTable>
    </>
  );
}
