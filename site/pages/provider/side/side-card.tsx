import type { ReactNode } from 'react';

type Props = { title: string; className?: string; children: ReactNode };

/** A box beside the sections, or below them on small screens. */
export function SideCard({ title, className = '', children }: Props) {
  return (
    <section
      aria-label={title}
      className={`flex flex-col gap-3 rounded-base border bg-surface p-4 print:gap-1 print:p-2 ${className}`}
    >
      <h2 className="text-lg">{title}</h2>
      {children}
    </section>
  );
}
