import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { TooManyRequests } from '../runtime/errors.ts';
import { countAttempt, createAccountCounters, type Attempt } from './attempt-limits.ts';

/** A window of half a second: three attempts from an address, two for an account and five overall. */
const minutes = 0.5 / 60;

function limits() {
  const counters = createAccountCounters('attempts', {
    perAddress: { tries: 3, minutes },
    perAccount: { tries: 2, minutes },
    overall: { tries: 5, minutes },
  });
  return (attempt: Partial<Attempt>) =>
    countAttempt(counters({ address: 'home', account: 'ada', device: undefined, ...attempt }));
}

describe('attempts on accounts', () => {
  it.each<[string, Partial<Attempt>[]]>([
    ['from an address', [{ account: 'ben' }, { account: 'cat' }, { account: 'dan' }]],
    ['for an account', [{ address: 'shop' }, { address: 'café' }]],
    ['overall', [1, 2, 3, 4, 5].map((number) => ({ address: `${number}`, account: `${number}` }))],
  ])('are limited %s until the window ends', async (_limit, attempts) => {
    const tryOnce = limits();
    for (const attempt of attempts) await tryOnce(attempt);
    await expect(tryOnce({})).rejects.toMatchObject({
      status: 429,
      headers: { 'Retry-After': '1' },
    });
    await sleep(600);
    await tryOnce({});
  });

  it('are counted separately in a browser that the account knows', async () => {
    const tryOnce = limits();
    for (const address of ['shop', 'café']) await tryOnce({ address });
    await expect(tryOnce({})).rejects.toThrow(TooManyRequests);
    await tryOnce({ device: 'laptop' });
    await tryOnce({ device: 'laptop' });
    await expect(tryOnce({ device: 'laptop' })).rejects.toThrow(TooManyRequests);
    await tryOnce({ device: 'phone' });
  });

  it('do not count when they are refused', async () => {
    const tryOnce = limits();
    for (const account of ['ben', 'cat', 'dan']) await tryOnce({ account });
    for (const account of ['ada', 'ada', 'ada']) {
      await expect(tryOnce({ account })).rejects.toThrow(TooManyRequests);
    }
    await tryOnce({ address: 'shop' });
  });

  it('are taken back when they succeed', async () => {
    const tryOnce = limits();
    for (let day = 0; day < 20; day += 1) await (await tryOnce({}))();
    await tryOnce({});
    await tryOnce({});
    await expect(tryOnce({})).rejects.toThrow(TooManyRequests);
  });
});
