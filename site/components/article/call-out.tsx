import type { ReactNode } from 'react';

type Props = { tone: 'info' | 'warning'; title: string; children: ReactNode };

/** A highlighted box, with the same markup as the CMS gives an editor's call-out. */
export function CallOut({ tone, title, children }: Props) {
  return (
    <aside className="call-out" data-tone={tone}>
      <p className="call-out-title">{title}</p>
      {children}
    </aside>
  );
}
