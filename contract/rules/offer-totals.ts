import { orderCost, type Charge, type OrderKind, type TotalCost } from './total-cost.ts';
import type { Pence } from './money.ts';

/** Who can have an offer, with what a form calls them. */
export const offerPatients = {
  new: 'New patients, on their first order',
  returning: 'Returning patients, on repeat orders',
  everyone: 'Everyone, on each order',
} as const;
export type OfferPatients = keyof typeof offerPatients;
export const offerPatientNames = Object.keys(offerPatients) as OfferPatients[];

/** The parts of an order that an offer can reduce, with what a form calls them. */
export const offerParts = {
  price: 'The price',
  consultation: 'The consultation fee',
  delivery: 'The delivery fee',
} as const;
export type OfferPart = keyof typeof offerParts;
export const offerPartNames = Object.keys(offerParts) as OfferPart[];

/** The parts of an offer that its effect can be worked out from. */
export type OfferTerms = {
  /** Null if the editors have not said. */
  forWhom: OfferPatients | null;
  takenOff: readonly OfferPart[];
  percentageOff: number | null;
  fixedAmountOffPence: Pence | null;
};

/** What one order comes to with an offer, for each kind of patient; the usual total where the offer is not for them. */
export type OfferTotals = { newPatient: TotalCost; returningPatient: TotalCost };

/**
 * The totals with an offer; null unless it says for whom it is, and how much it takes off of what. An amount off is at most
 * what it is taken off from. Where a first order has a lower price of its own, an offer on the price is not taken off that too,
 * because offers seldom add up: whichever comes to less counts.
 */
export function offerTotals(offer: OfferTerms, charge: Charge): OfferTotals | null {
  const { forWhom, takenOff, percentageOff, fixedAmountOffPence } = offer;
  const { firstOrderPricePence, pricePence } = charge;
  const isAmountKnown = (percentageOff === null) !== (fixedAmountOffPence === null);
  if (forWhom === null || !isAmountKnown || takenOff.length === 0) return null;
  const totalOf = (order: OrderKind, isFor: boolean): TotalCost => {
    const usual = orderCost(charge, order);
    if (!isFor) return usual;
    const isFirstOrderLower = (firstOrderPricePence ?? pricePence) < pricePence;
    const reduced =
      takenOff.includes('price') && isFirstOrderLower
        ? { ...charge, firstOrderPricePence: null }
        : charge;
    const base = reducedPence(takenOff, reduced, order);
    const off =
      percentageOff === null
        ? Math.min(fixedAmountOffPence ?? 0, base)
        : Math.round((base * percentageOff) / 100);
    return { ...usual, pence: Math.min(usual.pence, orderCost(reduced, order).pence - off) };
  };
  return {
    newPatient: totalOf('first', forWhom !== 'returning'),
    returningPatient: totalOf('repeat', forWhom !== 'new'),
  };
}

/** The order whose total with an offer is compared with what it has come to: a repeat order if the offer is for no other. */
export function comparedOrder(forWhom: OfferPatients | null): OrderKind {
  return forWhom === 'returning' ? 'repeat' : 'first';
}

/** What an order comes to in the parts that an offer reduces, as far as it is known. */
function reducedPence(parts: readonly OfferPart[], charge: Charge, order: OrderKind): Pence {
  const alone = {
    ...charge,
    consultationFeePence: parts.includes('consultation') ? charge.consultationFeePence : 0,
    deliveryFeePence: parts.includes('delivery') ? charge.deliveryFeePence : 0,
  };
  const { pence } = orderCost(alone, order);
  if (parts.includes('price')) return pence;
  const fees = { consultationFeePence: 0, deliveryFeePence: 0 };
  return pence - orderCost({ ...charge, ...fees }, order).pence;
}
