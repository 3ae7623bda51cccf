import type { Payload } from 'payload';
import { createCounter } from '../runtime/counter.ts';

/**
 * How many confirmations an address is sent in a day, for reports and price alerts together; those that its owner acted
 * on do not count. Anybody can enter an address that is not theirs.
 */
export type ConfirmationLimit = {
  /**
   * Runs what stores a confirmation, to be sent, unless the address has had its share. Only what was stored counts.
   * @returns false if it was not stored, because something changed meanwhile; true for an address that has had its share,
   *   which nobody is told
   */
  within: (addressCode: string, store: () => Promise<boolean>) => Promise<boolean>;
  /** The owner of the address has confirmed. */
  takeBack: (addressCode: string) => Promise<void>;
};

const confirmations = createCounter({ name: 'confirmations', tries: 5, minutes: 24 * 60 });

/** Counts apart from what is stored of an address, so that it outlasts what its owner ends or erases. */
export function createConfirmationLimit(payload: Payload): ConfirmationLimit {
  return {
    within: async (addressCode, store) => {
      const count = confirmations(addressCode);
      if ((await count.add(payload)).isRefused) return true;
      let isStored = false;
      try {
        isStored = await store();
      } finally {
        if (!isStored) await count.takeBack(payload);
      }
      return isStored;
    },
    takeBack: (addressCode) => confirmations(addressCode).takeBack(payload),
  };
}
