import type { ReactNode } from 'react';
import { Breadcrumbs, type Crumb } from '../breadcrumbs/breadcrumbs.tsx';

type Props = {
  title: ReactNode;
  lead?: ReactNode;
  breadcrumbs?: { parents?: Crumb[]; current: Crumb };
  children?: ReactNode;
};

/** The header of a page: breadcrumbs, title, lead and actions. */
export function PageHeader({ title, lead, breadcrumbs, children }: Props) {
  return (
    <header className="border-b bg-surface">
      <div className="page-width flex flex-col gap-3 py-4 md:gap-4 md:py-8 print:gap-2 print:py-2">
        {breadcrumbs && <Breadcrumbs {...breadcrumbs} />}
        <h1 className="text-3xl md:text-4xl">{title}</h1>
        {lead && <p className="measure text-muted md:text-lg">{lead}</p>}
        {children}
      </div>
    </header>
  );
}
