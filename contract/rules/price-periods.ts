import type { Observation } from '../schemas/observation.ts';
import type { PricePeriod } from '../schemas/price-history.ts';
import { freshUntil } from './freshness.ts';

type Values = Pick<Observation, 'consultationFee' | 'deliveryFee' | 'inStock' | 'price'>;

/**
 * An observation, with whether the product was listed from then on. One that took it off the site was “seen” when that was
 * recorded: nobody looks at the source for it.
 */
export type Seen = Values & Pick<Observation, 'seenAt'> & { isListed: boolean };

/**
 * Turns a product's observations, oldest first, into periods of known values. Each observation holds until the next
 * one, but no longer than a price stays fresh, so unchecked times are gaps. Where two would overlap, the first counts.
 */
export function pricePeriods(seen: readonly Seen[], now: Date): PricePeriod[] {
  const timed = seen.map((observation) => ({ observation, from: Date.parse(observation.seenAt) }));
  const periods: Period[] = [];
  for (const [index, { observation, from }] of timed.entries()) {
    if (!observation.isListed) continue;
    const next = Math.max(timed[index + 1]?.from ?? Infinity, from);
    const until = freshUntil(from, Math.min(next, now.getTime()));
    const before = periods.at(-1);
    const start = before && before.from <= from ? Math.max(before.until, from) : from;
    if (until <= start) continue;
    if (before?.until === start && isSame(before.values, observation)) before.until = until;
    else periods.push({ from: start, until, values: observation });
  }
  return periods.map(({ from, until, values }) => ({
    ...valuesOf(values),
    from: iso(from),
    until: iso(until),
  }));
}

/** In milliseconds: ten years of checks are thousands of times that need not be written out. */
type Period = { from: number; until: number; values: Values };

/** The period that contains an ISO time; undefined in a gap. */
export function periodAt(periods: readonly PricePeriod[], at: string): PricePeriod | undefined {
  return periods.find(({ from, until }) => from <= at && at < until);
}

/** The periods from a time on; one that began earlier is cut off. */
export function periodsSince(periods: readonly PricePeriod[], start: Date): PricePeriod[] {
  const at = start.toISOString();
  return periods
    .filter(({ until }) => until > at)
    .map((period) => (period.from < at ? { ...period, from: at } : period));
}

function valuesOf({ price, consultationFee, deliveryFee, inStock }: Values): Values {
  return { price, consultationFee, deliveryFee, inStock };
}

function isSame(a: Values, b: Values): boolean {
  return (
    a.price === b.price &&
    a.consultationFee === b.consultationFee &&
    a.deliveryFee === b.deliveryFee &&
    a.inStock === b.inStock
  );
}

function iso(time: number): string {
  return new Date(time).toISOString();
}
