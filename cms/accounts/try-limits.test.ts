import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { TooManyRequests } from '../runtime/errors.ts';
import { countTry, createAccountCounters, type Trier } from './try-limits.ts';

/** A window of half a second: three attempts from an address, two for an account and five overall. */
const minutes = 0.5 / 60;

function limits() {
  const counters = createAccountCounters('attempts', {
    perAddress: { tries: 3, minutes },
    perAccount: { tries: 2, minutes },
    overall: { tries: 5, minutes },
  });
  return (trier: Partial<Trier>) =>
    countTry(counters({ address: 'home', account: 'ada', device: undefined, ...trier }));
}

describe('attempts on accounts', () => {
  it.each<[string, Partial<Trier>[]]>([
    ['from an address', [{ account: 'ben' }, { account: 'cat' }, { account: 'dan' }]],
    ['for an account', [{ address: 'shop' }, { address: 'café' }]],
    ['overall', [1, 2, 3, 4, 5].map((number) => ({ address: `${number}`, account: `${number}` }))],
  ])('are limited %s until the window ends', async (_limit, tries) => {
    const attempt = limits();
    for (const trier of tries) await attempt(trier);
    await expect(attempt({})).rejects.toMatchObject({
      status: 429,
      headers: { 'Retry-After': '1' },
    });
    await sleep(600);
    await attempt({});
  });

  it('are counted separately in a browser that the account knows', async () => {
    const attempt = limits();
    for (const address of ['shop', 'café']) await attempt({ address });
    await expect(attempt({})).rejects.toThrow(TooManyRequests);
    await attempt({ device: 'laptop' });
    await attempt({ device: 'laptop' });
    await expect(attempt({ device: 'laptop' })).rejects.toThrow(TooManyRequests);
    await attempt({ device: 'phone' });
  });

  it('do not count when they are refused', async () => {
    const attempt = limits();
    for (const account of ['ben', 'cat', 'dan']) await attempt({ account });
    for (const account of ['ada', 'ada', 'ada']) {
      await expect(attempt({ account })).rejects.toThrow(TooManyRequests);
    }
    await attempt({ address: 'shop' });
  });

  it('are taken back when they succeed', async () => {
    const attempt = limits();
    for (let day = 0; day < 20; day += 1) await (await attempt({}))();
    await attempt({});
    await attempt({});
    await expect(attempt({})).rejects.toThrow(TooManyRequests);
  });
});
