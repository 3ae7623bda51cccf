import type { ReactNode } from 'react';

type Props = { title: string; children?: ReactNode };

/** The heading of one of the page's three sections, with an introduction. */
export function PanelHeading({ title, children }: Props) {
  return (
    <div className="flex flex-col gap-1">
      <h2 className="text-2xl">{title}</h2>
      {children && (
        <p className="measure text-sm text-muted md:text-base print:max-w-none">{children}</p>
      )}
    </div>
  );
}
