import type { FeeBasis } from './consultation-fee-basis.ts';
import { toDecimalString, toPence, type Pence } from './money.ts';
import { memoiseByObject } from './memoise.ts';

export type PricedRow = {
  price: string;
  consultationFee: string | null;
  deliveryFee: string | null;
};

/** What differs between a patient's first order and the ones after it. */
export type OrderTerms = {
  /** Null if no price of its own is known. */
  firstOrderPrice: string | null;
  /** Null is unknown. */
  consultationFeeBasis: FeeBasis | null;
};

/** The order that a total is for, with what pages call it; `any` is any order, with all fees. */
export const orderKinds = {
  any: 'Any order',
  first: 'First order',
  repeat: 'Repeat order',
} as const;
export type OrderKind = keyof typeof orderKinds;
export const orderKindNames = Object.keys(orderKinds) as OrderKind[];

export type TotalCost = {
  pence: Pence;
  /** False if a fee is unknown: the total is then a minimum. */
  isComplete: boolean;
};

/** The cost of one order: price, consultation fee and delivery fee, as far as they are known. */
export function totalCost(row: PricedRow): TotalCost;
/**
 * The cost of a first or a repeat order. A first order has its own price where one is known, and all fees; a repeat order
 * leaves off a consultation fee that is charged once or once a year.
 */
export function totalCost(row: PricedRow & OrderTerms, order: OrderKind): TotalCost;
export function totalCost(
  row: PricedRow & Partial<OrderTerms>,
  order: OrderKind = 'any',
): TotalCost {
  return orderCost(toCharge(row), order);
}

/** The {@link totalCost} of any order of a product, worked out once: lists ask for it several times. */
export const productTotal = memoiseByObject((product: PricedRow) => totalCost(product));

/** Orders totals: those that are known before those that are “at least”, then the lowest first. */
export function compareTotals(a: TotalCost, b: TotalCost): number {
  return Number(b.isComplete) - Number(a.isComplete) || a.pence - b.pence;
}

/** Orders totals: the highest first; of the same, one that is “at least”, which may be higher still. */
export function highestFirst(a: TotalCost, b: TotalCost): number {
  return b.pence - a.pence || Number(a.isComplete) - Number(b.isComplete);
}

/** What a provider asks for one dose, in whole pence; a fee or a basis of null is unknown. */
export type Charge = {
  pricePence: Pence;
  consultationFeePence: Pence | null;
  deliveryFeePence: Pence | null;
  firstOrderPricePence: Pence | null;
  consultationFeeBasis: FeeBasis | null;
};

/** The figures of a product in whole pence. */
export function toCharge({
  price,
  consultationFee,
  deliveryFee,
  firstOrderPrice = null,
  consultationFeeBasis = null,
}: PricedRow & Partial<OrderTerms>): Charge {
  return {
    pricePence: toPence(price),
    consultationFeePence: toPence(consultationFee),
    deliveryFeePence: toPence(deliveryFee),
    firstOrderPricePence: toPence(firstOrderPrice),
    consultationFeeBasis,
  };
}

/** The price and the consultation fee of one order; a fee that is not charged again is 0, null is unknown. */
export function chargedFor(
  charge: Charge,
  order: OrderKind,
): { pricePence: Pence; consultationFeePence: Pence | null } {
  return {
    pricePence: (order === 'first' && charge.firstOrderPricePence) || charge.pricePence,
    consultationFeePence: isConsultationPaid(charge, order) ? 0 : charge.consultationFeePence,
  };
}

/** Whether an earlier order has paid the consultation fee: one that is charged once or once a year. */
export function isConsultationPaid(
  { consultationFeeBasis }: Pick<OrderTerms, 'consultationFeeBasis'>,
  order: OrderKind,
): boolean {
  return (
    order === 'repeat' && (consultationFeeBasis === 'once' || consultationFeeBasis === 'yearly')
  );
}

/** The same as {@link totalCost} in whole pence. */
export function orderCost(charge: Charge, order: OrderKind): TotalCost {
  const { pricePence, consultationFeePence } = chargedFor(charge, order);
  const { deliveryFeePence } = charge;
  return {
    pence: pricePence + (consultationFeePence ?? 0) + (deliveryFeePence ?? 0),
    isComplete: consultationFeePence !== null && deliveryFeePence !== null,
  };
}

/** Whether an order costs another price than the ordinary one, of which alone changes and a history are known. */
export function hasOwnPrice(
  { firstOrderPrice }: Pick<OrderTerms, 'firstOrderPrice'>,
  order: OrderKind,
): boolean {
  return order === 'first' && firstOrderPrice !== null;
}

/** A product with the price and the consultation fee of a first or a repeat order. */
export function forOrder<Row extends PricedRow & OrderTerms>(row: Row, order: OrderKind): Row {
  const { pricePence, consultationFeePence } = chargedFor(toCharge(row), order);
  return {
    ...row,
    price: toDecimalString(pricePence),
    consultationFee: toDecimalString(consultationFeePence),
  };
}

/**
 * The figure that the sort order `total` compares (specification, section 9): price plus delivery, or null if unknown.
 */
export function pricePlusDelivery({
  price,
  deliveryFee,
}: Pick<PricedRow, 'price' | 'deliveryFee'>): Pence | null {
  const delivery = toPence(deliveryFee);
  return delivery === null ? null : toPence(price) + delivery;
}
