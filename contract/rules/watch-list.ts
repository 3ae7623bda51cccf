import type { CompanyProduct } from '../schemas/product.ts';
import { costChanges, costOf, type Cost } from './cost-changes.ts';
import { formatDate } from './date.ts';
import { capitalised } from './first-letter.ts';

/** The most prices on a watch-list. */
export const maxWatched = 50;

/** Two looks at the list within this many minutes are one visit. */
const visitMinutes = 30;

/** A price at one time, which is an ISO time. */
type Figure = Cost & { at: string; inStock: boolean };

/**
 * Of each product, by its id, what it was at this visit and at the visit before, and its title, which nobody else knows
 * once it is no longer listed; lists of before there were titles have none.
 */
export type WatchList = readonly { id: string; title?: string; seen: Figure; before: Figure }[];

/** A price as it is titled and compared. */
export type Watchable = Pick<
  CompanyProduct,
  | 'checkedAt'
  | 'consultationFee'
  | 'deliveryFee'
  | 'dose'
  | 'freshness'
  | 'id'
  | 'inStock'
  | 'name'
  | 'price'
> & { company: { name: string } };

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
  const row = { id: product.id, title: watchedTitle(product), seen, before: seen };
  return list.length >= maxWatched ? list : [...list, row];
}

/** What a price is called on the list: `Mounjaro 5mg at Ashdown Online Clinic`. */
export function watchedTitle({ name, dose, company }: Watchable): string {
  return `${name} ${dose} at ${company.name}`;
}

/** The list once it was looked at: what was seen at the last visit is what a new one is compared with. */
export function visitWatchList(
  list: WatchList,
  products: readonly Watchable[],
  now: Date,
): WatchList {
  return list.map((row) => {
    const product = products.find(({ id }) => id === row.id);
    if (!product) return row;
    const titled = { ...row, title: watchedTitle(product) };
    const isNewVisit = now.getTime() - Date.parse(row.seen.at) > visitMinutes * 60_000;
    return isNewVisit ? { ...titled, seen: figureOf(product, now), before: row.seen } : titled;
  });
}

/** What changed of a price since the visit before, in words; nothing is a change too, but not of what nobody has checked lately. */
export function watchedChange(
  { seen, before }: WatchList[number],
  product: Watchable | undefined,
): string {
  // Nobody knows the day that it went.
  if (!product) return `No longer listed, last seen on ${formatDate(seen.at)}`;
  if (product.freshness === 'older') return `Not checked since ${formatDate(product.checkedAt)}`;
  const now = amountsOf(product);
  const changes = [
    ...(now.inStock === before.inStock ? [] : [now.inStock ? 'back in stock' : 'sold out']),
    ...costChanges(before, now),
  ];
  const [first = 'no change', ...others] = changes;
  return `${[capitalised(first), ...others].join(', ')} since ${formatDate(before.at)}`;
}

function figureOf(product: Watchable, now: Date): Figure {
  return { at: now.toISOString(), ...amountsOf(product) };
}

type Amounts = Omit<Figure, 'at'>;

function amountsOf(product: Watchable): Required<Amounts> {
  return { ...costOf(product), inStock: product.inStock === true };
}

function isRow(value: unknown): value is WatchList[number] {
  const { id, title, seen, before } = (value ?? {}) as Partial<WatchList[number]>;
  return (
    typeof id === 'string' &&
    ['string', 'undefined'].includes(typeof title) &&
    isFigure(seen) &&
    isFigure(before)
  );
}

function isFigure(value: unknown): value is Figure {
  const { at, totalPence, isComplete, inStock, pricePence, unstated } = (value ??
    {}) as Partial<Figure>;
  return (
    !Number.isNaN(Date.parse(at ?? '')) &&
    Number.isInteger(totalPence) &&
    typeof isComplete === 'boolean' &&
    typeof inStock === 'boolean' &&
    (pricePence === undefined || Number.isInteger(pricePence)) &&
    ['string', 'undefined'].includes(typeof unstated)
  );
}
