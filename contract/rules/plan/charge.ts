import { orderCost, type Charge, type TotalCost } from '../total-cost.ts';

/** What something comes to; the least a patient pays if it is not complete. */
export type Sum = TotalCost;

/**
 * What one order of a plan comes to: the first one with its provider, or one after it. A plan is shorter than a year, so
 * that a yearly consultation fee is charged once in it; a fee of unknown basis counts with each order. No offer is taken
 * off.
 */
export function chargeOf(charge: Charge, isFirst: boolean): Sum {
  return orderCost(charge, isFirst ? 'first' : 'repeat');
}

/** What several orders come to together. */
export function addUp(sums: readonly Sum[]): Sum {
  return {
    pence: sums.reduce((total, { pence }) => total + pence, 0),
    isComplete: sums.every(({ isComplete }) => isComplete),
  };
}
