import { useId, type ReactNode } from 'react';

type Props = {
  label: string;
  /** Draws the control with the id that the label names. */
  children: (id: string) => ReactNode;
};

/** The look of a label with its control below it. */
export const filterFieldClass = 'flex min-w-0 flex-col gap-1';

/** A filter's control below its label. */
export function FilterField({ label, children }: Props) {
  const id = useId();
  return (
    <div className={filterFieldClass}>
      <FilterLabel id={id} label={label} />
      {children(id)}
    </div>
  );
}

/** The label of the control with an id. */
export function FilterLabel({ id, label }: { id: string; label: string }) {
  return (
    <label htmlFor={id} className="text-sm font-semibold">
      {label}
    </label>
  );
}
