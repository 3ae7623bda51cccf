import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { rearmMilliseconds } from '#contract/rules/alert-state.ts';
import { isRegistered } from '#contract/rules/registration.ts';
import type { Product } from '#contract/schemas/product.ts';
import { productsByDose, type Market } from './read-market.ts';

/** A dose, and when it is to be told of next, in milliseconds; `Infinity` once it has been told of again. */
type Seen = { products: readonly Product[]; due: number; isTold: boolean };

/** A minute more than a day, since clocks differ a little. */
const againMilliseconds = rearmMilliseconds + 60_000;

/**
 * Remembers what was told of each dose, and says which have changed since and stayed the same for so many milliseconds.
 * Other processes learn of a change within a second: by then none of them sees the market as it was before. A day later each
 * is told once more: a fall that went on within the day is news only then.
 */
export function createSettledDoses(milliseconds: number) {
  let seen: ReadonlyMap<string, Seen> = new Map();
  return {
    /** The doses to tell of at a time, as {@link watchedDose} writes them. Yields to the event loop meanwhile. */
    look: async (market: Market, now: number): Promise<string[]> => {
      const next = new Map<string, Seen>();
      for (const [dose, listed] of await productsByDose(market)) {
        const before = seen.get(dose);
        next.set(
          dose,
          before && isSame(before.products, listed)
            ? { ...before, products: listed }
            : { products: listed, due: now + milliseconds, isTold: false },
        );
        await yieldToEventLoop();
      }
      // What is no longer listed anywhere is sold out.
      for (const [dose, before] of seen) {
        const wasGone = before.products.length === 0;
        if (next.has(dose) || (wasGone && before.due === Infinity)) continue;
        next.set(dose, wasGone ? before : { products: [], due: now + milliseconds, isTold: false });
      }
      seen = next;
      return [...seen].filter(([, { due }]) => due <= now).map(([dose]) => dose);
    },
    /** Whether it is time to tell of a dose. */
    isDue: (now: number): boolean => [...seen.values()].some(({ due }) => due <= now),
    /** All alerts of these doses have been told by now. */
    told: (doses: readonly string[], now: number): void => {
      const again = (isTold: boolean) => (isTold ? Infinity : now + againMilliseconds);
      seen = new Map(
        [...seen].map(([dose, each]) => [
          dose,
          doses.includes(dose) ? { ...each, due: again(each.isTold), isTold: true } : each,
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
