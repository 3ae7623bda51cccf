import type { ReactNode } from 'react';

type Props = { title: string; text?: string; children?: ReactNode };

/** The empty state: what is missing, and what to do next (the children). */
export function EmptyState({ title, text, children }: Props) {
  return (
    <div className="flex flex-col items-start gap-4 rounded-base border border-dashed border-line-strong p-6 md:p-8">
      <svg viewBox="0 0 48 32" className="h-8 w-12 stroke-line-strong" aria-hidden="true">
        <path d="M8 0v32M16 4h32M16 12h24M16 20h16M16 28h8" fill="none" strokeWidth="2" />
      </svg>
      <h2 className="text-xl">{title}</h2>
      {text && <p className="measure text-muted">{text}</p>}
      {children && <div className="flex flex-wrap gap-4">{children}</div>}
    </div>
  );
}
