import type { ReactNode } from 'react';

type Props = { title: string; children: ReactNode };

/** A box beside the sections, or below them on small screens. */
export function SideCard({ title, children }: Props) {
  return (
    <section aria-label={title} className="flex flex-col gap-3 rounded-base border bg-surface p-4">
      <h2 className="text-lg">{title}</h2>
      {children}
    </section>
  );
}
