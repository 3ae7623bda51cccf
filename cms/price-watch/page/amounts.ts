import { readPrice } from '#cms/prices/file/read-amount.ts';
import type { Pence } from '#contract/rules/money.ts';

const amount =
  /(?:£|\bGBP)\s?(\d[\d,]{0,9}(?:\.\d{1,2})?)|\b(\d[\d,]{0,9}(?:\.\d{1,2})?)\s?GBP\b/gi;
const lowest = /\b(?:from|starting|starts|as low as|up to|between)\b/i;

/** The different amounts of pounds in a text, in whole pence. */
export function poundsIn(text: string): Pence[] {
  const amounts = [...text.matchAll(amount)].flatMap(([, after, before]) => {
    const read = readPrice(after ?? before ?? '');
    return 'value' in read ? [read.value] : [];
  });
  return [...new Set(amounts)];
}

/** The one price that a text says, or why it says none. */
export function priceIn(text: string): { value: Pence } | { problem: string } {
  const shown = text.length > 80 ? `${text.slice(0, 80)}…` : text;
  const [first, ...others] = poundsIn(text);
  if (first === undefined) return { problem: `“${shown}” says no price in pounds.` };
  if (lowest.test(text)) {
    return { problem: `“${shown}” is where prices begin, not the price of this dose.` };
  }
  if (others.length > 0) return { problem: `“${shown}” says several prices.` };
  return { value: first };
}

const dosesInRow =
  /(?:\d{1,4}(?:\.\d{1,3})?(?:\s?(?:[,/&–-]|and|or|to))+\s?)*\d{1,4}(?:\.\d{1,3})?\s?mg\b/gi;

/** The different doses that a name says: three in `2.5, 5 and 7.5mg`. */
export function dosesIn(name: string): string[] {
  const figures = (name.match(dosesInRow) ?? []).flatMap((row) => row.match(/[\d.]+/g) ?? []);
  return [...new Set(figures.map((figure) => `${Number(figure)}mg`))];
}
