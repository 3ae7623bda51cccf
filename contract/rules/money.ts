import { formatCount } from './counted.ts';

/** Money is whole pence inside the project; the contract shows it as a decimal string of pounds. */
export type Pence = number;

/**
 * Converts pence to the contract's decimal string: `12900` → `"129.00"`; null stays null.
 * @throws RangeError if the amount is not whole pence.
 */
export function toDecimalString(pence: Pence): string;
export function toDecimalString(pence: Pence | null): string | null;
export function toDecimalString(pence: Pence | null): string | null {
  if (pence === null) return null;
  if (!Number.isInteger(pence)) throw new RangeError(`Not an amount in whole pence: ${pence}`);
  return (pence / 100).toFixed(2);
}

/**
 * Converts the contract's decimal string to pence: `"129.00"` → `12900`; null stays null.
 * @throws RangeError if the text is not an amount of pounds with at most two decimals.
 */
export function toPence(decimal: string): Pence;
export function toPence(decimal: string | null): Pence | null;
export function toPence(decimal: string | null): Pence | null {
  if (decimal === null) return null;
  if (!/^-?\d+(?:\.\d{1,2})?$/.test(decimal))
    throw new RangeError(`Not an amount of pounds: ${decimal}`);
  return Math.round(Number(decimal) * 100);
}

/** Pounds with the currency before or after them; commas or spaces part thousands and nothing else. */
const pounds = /^(?:£|GBP|\s)*(\d{1,3}(?:[,\s]\d{3})+|\d+)(?:\.(\d{1,2})0*)?(?:£|GBP|\s)*$/i;

/** Reads pounds as people write them, such as `129.5`, `£1,299.00` or `GBP 129`, as pence; undefined if the text is no such amount. */
export function readPounds(text: string): Pence | undefined {
  const [, whole, pence = ''] = pounds.exec(text) ?? [];
  if (whole === undefined) return undefined;
  return Number(whole.replaceAll(/[,\s]/g, '')) * 100 + Number(pence.padEnd(2, '0'));
}

/** Formats a price as people write it: `£129` or `£129.50`. */
export function formatPrice(pence: Pence): string {
  return formatTotal(pence).replace(/\.00$/, '');
}

/** Formats a total, always with two decimals: `£1,129.00`. */
export function formatTotal(pence: Pence): string {
  const [whole = '', decimals] = (Math.abs(pence) / 100).toFixed(2).split('.');
  return `${pence < 0 ? '-' : ''}£${formatCount(Number(whole))}.${decimals}`;
}
