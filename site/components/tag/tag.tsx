import type { ReactNode } from 'react';

export type TagTone = 'neutral' | 'theme' | 'accent' | 'up' | 'down';

type Props = { tone?: TagTone; children: ReactNode };

/** A short label: a category, a badge, a status. */
export function Tag({ tone = 'neutral', children }: Props) {
  return <span className={`tag tag-${tone}`}>{children}</span>;
}
