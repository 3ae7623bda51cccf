import { createCounter, type Allowance, type Count } from '../runtime/counter.ts';
import { TooManyRequests } from '../runtime/errors.ts';

/** Who is trying: the network address, the account typed in, and the browser if the account knows it. */
export type Trier = { address: string; account: string; device: string | undefined };

/**
 * Counts by network address, by account and overall. A browser that the account knows has only its own count, so
 * attempts from elsewhere cannot lock it out.
 */
export function createAccountCounters(allowances: {
  perAddress: Allowance;
  /** Also the allowance of each browser that the account knows. */
  perAccount: Allowance;
  overall: Allowance;
}): (trier: Trier) => Count[] {
  const addresses = createCounter(allowances.perAddress);
  const accounts = createCounter(allowances.perAccount);
  const devices = createCounter(allowances.perAccount);
  const total = createCounter(allowances.overall);
  return ({ address, account, device }) =>
    device === undefined
      ? [addresses(address), accounts(account), total('all')]
      : [devices(device)];
}

/**
 * Counts an attempt before it is made, so that simultaneous attempts count too. The returned function takes the attempt
 * back once it has succeeded. A refused attempt does not count.
 * @throws TooManyRequests with the seconds to wait.
 */
export function countTry(counts: readonly Count[]): () => void {
  const seconds = Math.max(...counts.map(({ secondsToWait }) => secondsToWait()));
  if (seconds > 0) {
    throw new TooManyRequests(
      'Too many attempts. Please wait a few minutes and try again.',
      seconds,
    );
  }
  for (const { add } of counts) add(1);
  return () => {
    for (const { add } of counts) add(-1);
  };
}
