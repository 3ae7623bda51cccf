import type { Observation } from '../schemas/observation.ts';
import type { PricePeriod } from '../schemas/price-history.ts';
import { stalePriceDays } from './freshness.ts';

type Values = Pick<Observation, 'consultationFee' | 'deliveryFee' | 'inStock' | 'price'>;

/** An observation, with whether the product was listed from then on. */
export type Seen = Values & Pick<Observation, 'seenAt'> & { isListed: boolean };

const holdsMilliseconds = stalePriceDays * 24 * 60 * 60 * 1000;

/**
 * Turns a product's observations, oldest first, into periods of known values. Each observation holds until the next
 * one, but no longer than a price stays fresh, so unchecked times are gaps.
 */
export function pricePeriods(seen: readonly Seen[], now: Date): PricePeriod[] {
  const periods: PricePeriod[] = [];
  for (const [index, observation] of seen.entries()) {
    if (!observation.isListed) continue;
    const from = Date.parse(observation.seenAt);
    const next = seen[index + 1];
    const until = Math.min(
      from + holdsMilliseconds,
      next ? Math.max(Date.parse(next.seenAt), from) : Infinity,
      now.getTime(),
    );
    if (until <= from) continue;
    const period = { ...valuesOf(observation), from: observation.seenAt, until: iso(until) };
    const before = periods.at(-1);
    if (before && before.until === iso(from) && isSame(before, period)) before.until = iso(until);
    else periods.push(period);
  }
  return periods;
}

/** The period that contains a time; undefined in a gap. */
export function periodAt(periods: readonly PricePeriod[], time: Date): PricePeriod | undefined {
  const at = time.toISOString();
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
  return JSON.stringify(valuesOf(a)) === JSON.stringify(valuesOf(b));
}

function iso(time: number): string {
  return new Date(time).toISOString();
}
