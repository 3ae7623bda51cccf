import { formatTotal, toPence, type Pence } from './money.ts';
import { totalCost, type PricedRow } from './total-cost.ts';

/** What an order comes to; watch-lists of before prices were kept have neither them nor which fees lacked. */
export type Cost = {
  totalPence: Pence;
  isComplete: boolean;
  pricePence?: Pence;
  /** The names of the fees that are not stated, with spaces between them. */
  unstated?: string;
};

/** What an order comes to now, with the fees that are not stated. */
export function costOf(row: PricedRow): Required<Cost> {
  const { pence, isComplete } = totalCost(row);
  return {
    totalPence: pence,
    isComplete,
    pricePence: toPence(row.price),
    unstated: fees.filter((fee) => row[fee] === null).join(' '),
  };
}

const fees = ['consultationFee', 'deliveryFee'] as const;

/**
 * What changed of a cost, in words such as `£5.00 more`; none if nothing did. Totals are compared if they are of the same
 * fees, and else the prices.
 */
export function costChanges(before: Cost, now: Required<Cost>): string[] {
  if ((before.isComplete && now.isComplete) || before.unstated === now.unstated) {
    return differenceText(now.totalPence - before.totalPence);
  }
  const { pricePence = now.pricePence } = before;
  return [
    feesText(before, now),
    ...differenceText(now.pricePence - pricePence).map((text) => `price ${text}`),
  ];
}

function feesText(before: Cost, now: Cost): string {
  if (now.isComplete) return 'all fees are known now';
  return before.isComplete ? 'a fee is no longer stated' : 'not all fees are stated';
}

function differenceText(difference: Pence): string[] {
  if (difference === 0) return [];
  return [`${formatTotal(Math.abs(difference))} ${difference < 0 ? 'less' : 'more'}`];
}
