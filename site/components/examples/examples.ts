import type { ReactNode } from 'react';

/** The states of a component that matter, each by what it shows: what `NAME.examples.tsx` beside it exports. */
export type Examples = Readonly<Record<string, ReactNode>>;
