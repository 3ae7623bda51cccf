import { useId, type ReactNode, type Ref } from 'react';

type Props = { ref: Ref<HTMLDivElement>; title: string; children: ReactNode };

/** The error summary above the fields of a form. */
export function ProblemSummary({ ref, title, children }: Props) {
  const id = useId();
  return (
    <div
      ref={ref}
      role="alert"
      tabIndex={-1}
      aria-labelledby={id}
      className="rounded-base border border-l-8 border-up bg-surface p-4 md:p-6"
    >
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      <div className="measure pt-1">{children}</div>
    </div>
  );
}
