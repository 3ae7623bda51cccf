import { formatDate } from './date.ts';
import { formatTotal } from './money.ts';
import { totalCost, type PricedRow } from './total-cost.ts';

/** The most prices on a watch-list. */
export const maxWatched = 50;

/** Two looks at the list within this many minutes are one visit. */
const visitMinutes = 30;

/** A price at one time, which is an ISO time. */
type Figure = { at: string; totalPence: number; isComplete: boolean; inStock: boolean };

/** Of each product, by its id, what it was at this visit and at the visit before. */
export type WatchList = readonly { id: string; seen: Figure; before: Figure }[];

/** What is compared of a price. */
export type Watchable = PricedRow & { id: string; inStock: boolean };

/** The list in a text that the browser kept; empty if there is none that is understood. */
export function parseWatchList(text: string | null): WatchList {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(kept) && kept.every(isRow) ? kept.slice(0, maxWatched) : [];
  } catch {
    return [];
  }
}

/** The list with a price added, or without it if it was there; a full list stays as it is. */
export function toggleWatched(list: WatchList, product: Watchable, now: Date): WatchList {
  if (list.some(({ id }) => id === product.id)) {
    return list.filter(({ id }) => id !== product.id);
  }
  const seen = figureOf(product, now);
  return list.length >= maxWatched ? list : [...list, { id: product.id, seen, before: seen }];
}

/** The list once it was looked at: what was seen at the last visit is what a new one is compared with. */
export function visitWatchList(
  list: WatchList,
  products: readonly Watchable[],
  now: Date,
): WatchList {
  return list.map((row) => {
    const product = products.find(({ id }) => id === row.id);
    const isNewVisit = now.getTime() - Date.parse(row.seen.at) > visitMinutes * 60_000;
    if (!product || !isNewVisit) return row;
    return { ...row, seen: figureOf(product, now), before: row.seen };
  });
}

/** What changed of a price since the visit before, in words; nothing is a change too. */
export function watchedChange(before: Figure, product: Watchable | undefined): string {
  const since = `since ${formatDate(before.at)}`;
  if (!product) return `No longer listed ${since}`;
  const { pence, isComplete } = totalCost(product);
  const changes = [
    ...(product.inStock === before.inStock ? [] : [product.inStock ? 'back in stock' : 'sold out']),
    ...(isComplete === before.isComplete
      ? differenceText(pence - before.totalPence)
      : [isComplete ? 'all fees are known now' : 'a fee is no longer stated']),
  ];
  const [first = 'no change', ...others] = changes;
  return `${[first.charAt(0).toUpperCase() + first.slice(1), ...others].join(', ')} ${since}`;
}

function differenceText(difference: number): string[] {
  if (difference === 0) return [];
  return [`${formatTotal(Math.abs(difference))} ${difference < 0 ? 'less' : 'more'}`];
}

function figureOf(product: Watchable, now: Date): Figure {
  const { pence, isComplete } = totalCost(product);
  return { at: now.toISOString(), totalPence: pence, isComplete, inStock: product.inStock };
}

function isRow(value: unknown): value is WatchList[number] {
  const { id, seen, before } = (value ?? {}) as Partial<WatchList[number]>;
  return typeof id === 'string' && isFigure(seen) && isFigure(before);
}

function isFigure(value: unknown): value is Figure {
  const { at, totalPence, isComplete, inStock } = (value ?? {}) as Partial<Figure>;
  return (
    !Number.isNaN(Date.parse(at ?? '')) &&
    Number.isInteger(totalPence) &&
    typeof isComplete === 'boolean' &&
    typeof inStock === 'boolean'
  );
}
