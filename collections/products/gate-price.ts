import { ValidationError, type CollectionBeforeChangeHook } from 'payload';
import { formatLondonClock } from '#contract/rules/date.ts';
import { formatPrice } from '#contract/rules/money.ts';
import {
  changeInPercent,
  futureCheck,
  isFutureCheck,
  isLargeChange,
} from '#contract/rules/price-gate.ts';
import type { Product } from '../payload-types.ts';
import { changes } from './observed-fields.ts';

/**
 * What an import asks of a price, asked of a form and of the REST API too: a large change is confirmed by whoever makes
 * it, and a check is neither in the future nor before the one that is stored.
 */
export const gatePrice: CollectionBeforeChangeHook<Product> = ({
  data: { confirmLargeChange, ...values },
  operation,
  originalDoc,
  req,
}) => {
  const stored = operation === 'create' ? undefined : originalDoc;
  const errors = [
    req.user && !confirmLargeChange && largeChangeError(values, stored),
    checkError(values, stored),
  ].filter((error) => error !== null && typeof error === 'object');
  if (errors.length > 0) throw new ValidationError({ collection: 'products', errors, req });
  return values;
};

function largeChangeError({ pricePence }: Partial<Product>, stored: Product | undefined) {
  if (!stored || typeof pricePence !== 'number') return null;
  if (!isLargeChange(stored.pricePence, pricePence)) return null;
  const percent = changeInPercent(stored.pricePence, pricePence).toLocaleString('en-GB', {
    signDisplay: 'always',
  });
  const message = `The price changes from ${formatPrice(stored.pricePence)} to ${formatPrice(pricePence)} (${percent}%). If that is right, confirm it and save again.`;
  return { path: 'pricePence', message };
}

function checkError(values: Partial<Product>, stored: Product | undefined) {
  const { checkedAt } = values;
  if (!checkedAt || !changes('checkedAt', values, stored)) return null;
  if (isFutureCheck(checkedAt, new Date())) return { path: 'checkedAt', message: futureCheck };
  if (!stored || checkedAt >= stored.checkedAt) return null;
  const message = `The price was last checked on ${formatLondonClock(stored.checkedAt)}. A check cannot be put before that one.`;
  return { path: 'checkedAt', message };
}
