import { createContext, useContext, type ReactNode } from 'react';
import type { FigureName, FigureScope } from '#contract/rules/figures.ts';
import type { MonthSnapshot } from '#contract/schemas/month-data.ts';
import { paths } from '#site/paths.ts';

const Snapshot = createContext<MonthSnapshot | null>(null);

/** Gives the figures below it the frozen data that they were worked out from; null where there are none. */
export const SnapshotProvider = Snapshot.Provider;

type Props = {
  name: FigureName;
  scope?: FigureScope;
  /** Whether an editor entered it, and the data give another. */
  isEdited?: boolean;
  children: ReactNode;
};

/** A figure that leads to its rule and its rows; one that an editor entered says so, and what the data give is behind it. */
export function Figure({ name, scope = {}, isEdited = false, children }: Props) {
  const snapshot = useContext(Snapshot);
  if (!snapshot) return children;
  const address = paths.figure(snapshot, name, scope);
  if (isEdited) {
    return (
      <>
        {children} <EditedMark address={address} />
      </>
    );
  }
  return (
    <a href={address} className="figure-link">
      {children}
    </a>
  );
}

function EditedMark({ address }: { address: string }) {
  return (
    <a href={address} className="text-link inline-block text-sm font-normal">
      entered by an editor
    </a>
  );
}
