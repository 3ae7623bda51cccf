import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { isRegistered } from '#contract/rules/registration.ts';
import type { Product } from '#contract/schemas/product.ts';
import { productsByDose, type Market } from './read-market.ts';

type Seen = { products: readonly Product[]; since: number; isTold: boolean };

/**
 * Remembers what was told of each dose, and says which have changed since and stayed the same for so many milliseconds.
 * Other processes learn of a change within a second: by then none of them sees the market as it was before.
 */
export function createSettledDoses(milliseconds: number) {
  let seen: ReadonlyMap<string, Seen> = new Map();
  return {
    /** The doses to tell of at a time, as {@link watchedDose} writes them. Yields to the event loop after each dose. */
    look: async (market: Market, now: number): Promise<string[]> => {
      const next = new Map<string, Seen>();
      for (const [dose, listed] of productsByDose(market)) {
        const before = seen.get(dose);
        next.set(
          dose,
          before && isSame(before.products, listed)
            ? { ...before, products: listed }
            : { products: listed, since: now, isTold: false },
        );
        await yieldToEventLoop();
      }
      // What is no longer listed anywhere is sold out.
      for (const [dose, before] of seen) {
        const wasGone = before.products.length === 0;
        if (next.has(dose) || (wasGone && before.isTold)) continue;
        next.set(dose, wasGone ? before : { products: [], since: now, isTold: false });
      }
      seen = next;
      return [...seen]
        .filter(([, { isTold, since }]) => !isTold && now - since >= milliseconds)
        .map(([dose]) => dose);
    },
    /** Whether a dose still waits for its time. */
    isWaiting: (): boolean => [...seen.values()].some(({ isTold }) => !isTold),
    /** All alerts of these doses have been told. */
    told: (doses: readonly string[]): void => {
      seen = new Map(
        [...seen].map(([dose, each]) => [
          dose,
          doses.includes(dose) ? { ...each, isTold: true } : each,
        ]),
      );
    },
  };
}

/** Whether alerts go by the same; most products are the same objects, because nothing about their provider has changed. */
function isSame(before: readonly Product[], after: readonly Product[]): boolean {
  return (
    before.length === after.length &&
    after.every((product, index) => {
      const known = before[index];
      return known === product || (known && figuresOf(known) === figuresOf(product));
    })
  );
}

/** All that alerts go by. */
function figuresOf(product: Product): string {
  const { id, price, consultationFee, deliveryFee, inStock, freshness, company } = product;
  const isStale = freshness === 'older';
  return [id, price, consultationFee, deliveryFee, inStock, isStale, isRegistered(company)].join(
    ' ',
  );
}
