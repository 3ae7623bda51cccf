import { toPence, type Pence } from './money.ts';

export type PricedRow = {
  price: string;
  consultationFee: string | null;
  deliveryFee: string | null;
};

export type TotalCost = {
  pence: Pence;
  /** False if a fee is unknown: the total is then a minimum. */
  isComplete: boolean;
};

/** The cost of one order: price, consultation fee and delivery fee, as far as they are known. */
export function totalCost({ price, consultationFee, deliveryFee }: PricedRow): TotalCost {
  const fees = [toPence(consultationFee), toPence(deliveryFee)];
  return {
    pence: fees.reduce<number>((sum, fee) => sum + (fee ?? 0), toPence(price)),
    isComplete: !fees.includes(null),
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
