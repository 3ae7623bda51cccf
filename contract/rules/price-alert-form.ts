import { writerEmailError } from './text-rule.ts';

/** What an alert waits for, which its owner can change later. */
export const priceAlertTermFields = ['kind', 'amount'] as const;
export type PriceAlertTermField = (typeof priceAlertTermFields)[number];

/** The fields of the form for a price alert that can be wrong, in order. */
export const priceAlertFields = [...priceAlertTermFields, 'email'] as const;
export type PriceAlertField = (typeof priceAlertFields)[number];

/** An amount of pounds as people type it, once spaces and a pound sign are gone. */
export const typedAmountPattern = /^\d{1,4}(\.\d{1,2})?$/;

export const amountNeeded = 'Please enter the amount in pounds, such as 180 or 179.50.';

/** An amount without what people write around it. */
export function withoutPoundSign(text: string): string {
  return text.replaceAll(/[£\s]/g, '');
}

/** The error message for a field; undefined if its value is valid. Only a fall to an amount needs one. */
export function priceAlertFieldError(
  field: PriceAlertField,
  value: string,
  kind: string,
): string | undefined {
  if (field === 'email') return writerEmailError(value);
  if (field === 'kind' || kind !== 'falls-to') return undefined;
  const amount = withoutPoundSign(value);
  return typedAmountPattern.test(amount) && Number(amount) > 0 ? undefined : amountNeeded;
}
