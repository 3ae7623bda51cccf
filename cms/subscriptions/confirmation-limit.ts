import { createCounter } from '../runtime/counter.ts';

/**
 * How many confirmations an address is sent in a day, for reports and price alerts together; those that its owner acted
 * on do not count. Anybody can enter an address that is not theirs.
 */
export type ConfirmationLimit = {
  allows: (addressCode: string) => boolean;
  /** A confirmation has been stored, to be sent. */
  count: (addressCode: string) => void;
  /** The owner of the address has confirmed. */
  takeBack: (addressCode: string) => void;
};

const maxConfirmationsADay = 5;

/** Counts in the memory of this process, so that it outlasts what the owner of an address ends or erases. */
export function createConfirmationLimit(): ConfirmationLimit {
  const confirmations = createCounter({ tries: maxConfirmationsADay, minutes: 24 * 60 });
  return {
    allows: (addressCode) => confirmations(addressCode).secondsToWait() === 0,
    count: (addressCode) => confirmations(addressCode).add(1),
    takeBack: (addressCode) => confirmations(addressCode).add(-1),
  };
}
