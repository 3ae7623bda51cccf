import type { ReactNode } from 'react';

/** The relevant states of a component by name, exported from `NAME.examples.tsx` beside it. */
export type Examples = Readonly<Record<string, ReactNode>>;
