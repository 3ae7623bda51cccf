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
    return { problem: `“${shown}” is a starting price, not the price of this dose.` };
  }
  if (others.length > 0) return { problem: `“${shown}” says several prices.` };
  return { value: first };
}

/** What stands between the figures of several doses. */
const joins = new Set([',', '/', '&', '-', '–', 'and', 'or', 'to']);

/** The different doses that a name says: three in `2.5, 5 and 7.5mg`. */
export function dosesIn(name: string): string[] {
  const doses = new Set<string>();
  let figures: string[] = [];
  let isJoined = false;
  for (const [part] of name.toLowerCase().matchAll(/\d+(?:\.\d+)?|[a-z]+|[^\sa-z\d]/g)) {
    if (/^\d/.test(part)) {
      if (!isJoined) figures = [];
      figures.push(part);
    } else if (part === 'mg') {
      for (const figure of figures) doses.add(`${Number(figure)}mg`);
    } else if (!joins.has(part)) {
      figures = [];
    }
    isJoined = joins.has(part);
  }
  return [...doses];
}
