/** What a plan is asked for by, in the order of its addresses; the page and the API have the same. */
export const planParameters = ['medication', 'dose', 'weeks', 'until', 'months', 'doses'] as const;
export type PlanParameter = (typeof planParameters)[number];

/** A plan as an address asks for it, whether it can be or not. */
export type PlanRequest = { readonly [Name in PlanParameter]?: string | undefined } & {
  medication: string;
};
