import { isRegistered } from '#contract/rules/registration.ts';
import type { Product } from '#contract/schemas/product.ts';
import { watchedDose } from './alert-changes.ts';

type Seen = { figures: string; since: number; isTold: boolean };

/**
 * Remembers what was told of each dose, and says which have changed since and stayed the same for so many milliseconds.
 * Other processes learn of a change within a second: by then none of them sees the market as it was before.
 */
export function createSettledDoses(milliseconds: number) {
  let seen: ReadonlyMap<string, Seen> = new Map();
  return {
    /** The doses to tell of at a time, as {@link watchedDose} writes them. */
    look: (products: readonly Product[], now: number): string[] => {
      const next = new Map<string, Seen>();
      for (const [dose, figures] of figuresByDose(products)) {
        const before = seen.get(dose);
        next.set(
          dose,
          before?.figures === figures ? before : { figures, since: now, isTold: false },
        );
      }
      // What is no longer listed anywhere is sold out.
      for (const [dose, before] of seen) {
        if (next.has(dose) || (before.figures === '' && before.isTold)) continue;
        next.set(dose, before.figures === '' ? before : { figures: '', since: now, isTold: false });
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

/** All that alerts of a dose go by. */
function figuresByDose(products: readonly Product[]): ReadonlyMap<string, string> {
  const figures = new Map<string, string>();
  for (const product of products) {
    const dose = watchedDose({ medication: product.name, dose: product.dose });
    const { id, price, consultationFee, deliveryFee, inStock, freshness, company } = product;
    const isStale = freshness === 'older';
    const line = [id, price, consultationFee, deliveryFee, inStock, isStale, isRegistered(company)];
    figures.set(dose, `${figures.get(dose) ?? ''}${line.join(' ')}\n`);
  }
  return figures;
}
