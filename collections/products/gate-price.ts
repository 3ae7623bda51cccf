import type { CollectionBeforeChangeHook } from 'payload';
import { formatDateAndTime } from '#contract/rules/date.ts';
import { formatPrice, formatTotal } from '#contract/rules/money.ts';
import { changeInPercent, toOneDecimal } from '#contract/rules/price-change.ts';
import {
  futureCheck,
  isFutureCheck,
  largeChanges,
  type LargeChange,
} from '#contract/rules/price-gate.ts';
import { formatSignedPercentage } from '#contract/rules/signed-figures.ts';
import { fieldRefusal } from '../field-refusal.ts';
import type { Product } from '../payload-types.ts';
import { changes } from './observed-fields.ts';

/**
 * What an import asks of a price, asked of a form and of the REST API too: a large change of it or of the total is confirmed
 * by whoever makes it, and a check is neither in the future nor before the one that is stored.
 */
export const gatePrice: CollectionBeforeChangeHook<Product> = ({
  data: { confirmLargeChange, ...values },
  operation,
  originalDoc,
  req,
}) => {
  const stored = operation === 'create' ? undefined : originalDoc;
  // A program has nobody to ask.
  const isAsked = req.user !== null && !confirmLargeChange;
  const errors = [
    ...(isAsked ? largeChangeErrors(values, stored) : []),
    ...checkErrors(values, stored),
  ];
  if (errors.length > 0) throw fieldRefusal(...errors);
  return values;
};

function largeChangeErrors(values: Partial<Product>, stored: Product | undefined) {
  return largeChanges(stored, values).map((change) => {
    const message = `${describe(change)}. If that is right, confirm it and save again.`;
    return { path: pathOf(change, values, stored), message };
  });
}

function describe({ field, from, to }: LargeChange): string {
  const change = formatSignedPercentage(toOneDecimal(changeInPercent(from, to)));
  if (field === 'total') {
    return `The fees change the total from ${formatTotal(from)} to ${formatTotal(to)} (${change})`;
  }
  return `The ${priceNames[field]} changes from ${formatPrice(from)} to ${formatPrice(to)} (${change})`;
}

const priceNames = { pricePence: 'price', firstOrderPricePence: 'price of the first order' };

/** A total is refused beside the fee that changes it. */
function pathOf({ field }: LargeChange, values: Partial<Product>, stored: Product | undefined) {
  if (field !== 'total') return field;
  return changes('consultationFeePence', values, stored)
    ? 'consultationFeePence'
    : 'deliveryFeePence';
}

function checkErrors(values: Partial<Product>, stored: Product | undefined) {
  const { checkedAt } = values;
  if (!checkedAt || !changes('checkedAt', values, stored)) return [];
  if (isFutureCheck(checkedAt, new Date())) return [{ path: 'checkedAt', message: futureCheck }];
  if (!stored || checkedAt >= stored.checkedAt) return [];
  const message = `The price was last checked on ${formatDateAndTime(stored.checkedAt)}. A check cannot be put before that one.`;
  return [{ path: 'checkedAt', message }];
}
