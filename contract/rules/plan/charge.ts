import type { Pence } from '../money.ts';

/** What a provider asks for one dose; a fee of null is unknown. */
export type Charge = {
  pricePence: Pence;
  consultationFeePence: Pence | null;
  deliveryFeePence: Pence | null;
};

/** What something comes to. */
export type Sum = {
  pence: Pence;
  /** False when a fee is unknown: it is then the least a patient pays. */
  isComplete: boolean;
};

/**
 * What one order of a plan comes to. Providers are known to charge fees with an order, and not whether they charge them
 * once only, so each order has them all; no offer says for which orders it takes how much off, so none is taken off.
 */
export function chargeOf({ pricePence, consultationFeePence, deliveryFeePence }: Charge): Sum {
  return {
    pence: pricePence + (consultationFeePence ?? 0) + (deliveryFeePence ?? 0),
    isComplete: consultationFeePence !== null && deliveryFeePence !== null,
  };
}

/** What several orders come to together. */
export function addUp(sums: readonly Sum[]): Sum {
  return {
    pence: sums.reduce((total, { pence }) => total + pence, 0),
    isComplete: sums.every(({ isComplete }) => isComplete),
  };
}

/** Orders sums: those that are known before those that are “at least”, then the lowest first. */
export function compareSums(a: Sum, b: Sum): number {
  return Number(b.isComplete) - Number(a.isComplete) || a.pence - b.pence;
}
