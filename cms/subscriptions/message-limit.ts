import type { Payload } from 'payload';
import { createCounter, type Count } from '../runtime/counter.ts';

/**
 * How many messages of a kind an address is sent in a day. Anybody can enter an address that is not theirs, and a link
 * that was forwarded once is in others' hands for ever.
 */
export type MessageLimit = {
  /**
   * Runs what stores a message, to be sent, unless the address has had its share. Only what was stored counts.
   * @returns false if it was not stored, because something changed meanwhile; true for an address that has had its share,
   *   which nobody is told
   */
  within: (addressCode: string, store: () => Promise<boolean>) => Promise<boolean>;
  /** The owner of the address has acted on one. */
  takeBack: (addressCode: string) => Promise<void>;
};

const perDay = (name: string, messages: number) =>
  createCounter({ name, tries: messages, minutes: 24 * 60 });

const confirmations = perDay('confirmations', 5);
const links = perDay('links to what is stored', 3);

/** Confirmations, for reports and price alerts together; those that the owner acted on do not count. */
export function createConfirmationLimit(payload: Payload): MessageLimit {
  return limitOf(confirmations, payload);
}

/** Links to what is stored, sent for an old one. */
export function createLinkLimit(payload: Payload): MessageLimit {
  return limitOf(links, payload);
}

/** Counts apart from what is stored of an address, so that it outlasts what its owner ends or erases. */
function limitOf(counter: (addressCode: string) => Count, payload: Payload): MessageLimit {
  return {
    within: async (addressCode, store) => {
      const count = counter(addressCode);
      if ((await count.add(payload)).isRefused) return true;
      let isStored = false;
      try {
        isStored = await store();
      } finally {
        if (!isStored) await count.takeBack(payload);
      }
      return isStored;
    },
    takeBack: (addressCode) => counter(addressCode).takeBack(payload),
  };
}
