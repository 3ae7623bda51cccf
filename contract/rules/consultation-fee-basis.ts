/** How often a consultation fee is charged, with what a form and a page call it. */
export const feeBases = {
  once: 'once',
  yearly: 'once a year',
  order: 'with each order',
} as const;

export type FeeBasis = keyof typeof feeBases;

export const feeBasisNames = Object.keys(feeBases) as FeeBasis[];
