import type { ReactNode } from 'react';

export type TagTone = 'neutral' | 'theme' | 'accent' | 'up' | 'down';

type Props = { tone?: TagTone; children: ReactNode };

/** A short label: a category, a badge, a status. */
export function Tag({ tone = 'neutral', children }: Props) {
  return <span className={`tag ${tones[tone]}`}>{children}</span>;
}

const tones: Record<TagTone, string> = {
  neutral: 'bg-neutral-tint text-neutral',
  theme: 'bg-theme-tint text-theme',
  accent: 'bg-accent-tint text-accent',
  up: 'bg-up-tint text-up',
  down: 'bg-down-tint text-down',
};
