import type { ReactNode } from 'react';

/** A row of the comparison, with a cell for each provider in their order. */
export type ComparisonRow = {
  label: string;
  cells: readonly ComparisonCell[];
};

export type ComparisonCell = {
  /** What decides whether the providers differ. */
  text: string;
  /** What is shown, if it is more than the text. */
  content?: ReactNode;
};

/** Whether all providers have the same. */
export function isSameForAll({ cells }: ComparisonRow): boolean {
  return new Set(cells.map(({ text }) => text)).size === 1;
}
