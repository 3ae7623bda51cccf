import { toPence } from '#contract/rules/money.ts';
import type { DecimalComma } from '#contract/rules/price-import.ts';

/** `194,25` or `1.194,25`: cannot be an amount with a decimal point. */
const decimalComma = /^(\D*)(\d{1,3}(?:\.\d{3})+|\d+),(\d{1,2})(\D*)$/;

/** `1,250` or `1.250`: thousands in one country, and a little more than one in another. */
const ambiguousSeparator = /^\D*\d{1,3}([.,]\d{3})+\D*$/;

/** The amount of a cell, if it has a decimal comma. */
export function findDecimalComma(text: string): DecimalComma | undefined {
  const [, , pounds, decimals] = decimalComma.exec(text) ?? [];
  if (pounds === undefined || decimals === undefined) return undefined;
  return { written: `${pounds},${decimals}`, pence: toPence(toDecimalPoint(pounds, decimals)) };
}

/**
 * The cell with a decimal point instead of its decimal comma, or what is wrong with it: in a file with decimal commas
 * nobody knows what `1,250` means.
 */
export function readDecimalComma(text: string): { text: string } | { problem: string } {
  if (ambiguousSeparator.test(text)) {
    return {
      problem: `“${text}” could be thousands of pounds or a few in a file with decimal commas. Write it without a separator for the thousands.`,
    };
  }
  return {
    text: text.replace(
      decimalComma,
      (_text, before: string, pounds: string, decimals: string, after: string) =>
        before + toDecimalPoint(pounds, decimals) + after,
    ),
  };
}

function toDecimalPoint(pounds: string, decimals: string): string {
  return `${pounds.replaceAll('.', '')}.${decimals.padEnd(2, '0')}`;
}
