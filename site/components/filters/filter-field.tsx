import { useId, type ReactNode } from 'react';

type Props = {
  label: string;
  /** Draws the control with the id that the label names. */
  children: (id: string) => ReactNode;
};

/** A filter's control below its label. */
export function FilterField({ label, children }: Props) {
  const id = useId();
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      {children(id)}
    </div>
  );
}
