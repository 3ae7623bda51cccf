import type { Pence } from './money.ts';

/** How often a consultation fee is charged, with what a form and a page call it. */
export const feeBases = {
  once: 'once',
  yearly: 'once a year',
  order: 'with each order',
} as const;

export type FeeBasis = keyof typeof feeBases;

export const feeBasisNames = Object.keys(feeBases) as FeeBasis[];

/** How often a fee is charged, whatever is stored: one of 0 has no basis. Null means unknown, or that there is none. */
export function feeBasisOf(feePence: Pence | null, stored: FeeBasis | null): FeeBasis | null {
  return feePence === 0 ? null : stored;
}
