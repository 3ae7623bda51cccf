import type { ReactNode } from 'react';

type Props = { title: string; lead?: ReactNode; children: ReactNode };

/** A section of the home page with its heading. */
export function Section({ title, lead, children }: Props) {
  return (
    <section className="page-width flex flex-col gap-6 pt-12 md:pt-16">
      <div className="flex flex-col gap-2">
        <h2 className="text-2xl md:text-3xl">{title}</h2>
        {lead && <p className="measure text-muted">{lead}</p>}
      </div>
      {children}
    </section>
  );
}
