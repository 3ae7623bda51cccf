import type { Payload } from 'payload';
import { createCounter, type Allowance, type Count } from '../runtime/counter.ts';
import { TooManyRequests } from '../runtime/errors.ts';

/** Who attempts what: the network address, the account typed in, and the browser if the account knows it. */
export type Attempt = { address: string; account: string; device: string | undefined };

type Share = Omit<Allowance, 'name'>;

/**
 * Counts by network address, by account and overall. A browser that the account knows has only its own count, so
 * attempts from elsewhere cannot lock it out.
 */
export function createAccountCounters(
  name: string,
  allowances: {
    perAddress: Share;
    /** Also the share of each browser that the account knows. */
    perAccount: Share;
    overall: Share;
  },
): (attempt: Attempt) => Count[] {
  const addresses = createCounter({ name: `${name} by address`, ...allowances.perAddress });
  const accounts = createCounter({ name: `${name} by account`, ...allowances.perAccount });
  const devices = createCounter({ name: `${name} by browser`, ...allowances.perAccount });
  const total = createCounter({ name: `${name} overall`, ...allowances.overall });
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
export async function countAttempt(
  counts: readonly Count[],
  payload?: Payload,
): Promise<() => Promise<void>> {
  const added: Count[] = [];
  const takeBack = async () => {
    await Promise.all(added.map((count) => count.takeBack(payload)));
  };
  // In turn: what one refuses must not use up another's share, not even for a moment.
  for (const count of counts) {
    const { isRefused, seconds } = await count.add(payload);
    if (isRefused) {
      await takeBack();
      throw new TooManyRequests(
        'Too many attempts. Please wait a few minutes and try again.',
        seconds,
      );
    }
    added.push(count);
  }
  return takeBack;
}
