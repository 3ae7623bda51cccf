import autocannon from 'autocannon';
import { londonDay } from '#contract/rules/date.ts';
import { startBuiltServer } from './built-server.ts';
import { residentMegabytes } from './process-figures.ts';

const addresses = 200_000;
/** After so many the heap is as large as it gets. */
const warming = 40_000;
const pastDays = 100;
const connections = 4;

/** So many pages of 190 kB, plain and compressed, are more than the response cache may hold. */
const fillingPages = 500;

type Asked = { path: string; headers?: Readonly<Record<string, string>> };

/**
 * Each is another address to the site in each round. The last is asked for twice, and so is kept: a small answer, of which
 * the cache holds the most.
 */
const kinds: readonly ((round: number) => Asked)[] = [
  (round) => ({ path: `/compare?max=${amount(round)}` }),
  (round) => ({ path: `/compare?max=${amount(round)}&order=first` }),
  (round) => ({ path: `/providers?q=${round}` }),
  (round) => ({ path: `/no-such-page-${round}` }),
  (round) => ({ path: `/api/products?maxTotal=${amount(round)}` }),
  (round) => ({ path: `/_state/watch-list?prices=${round}` }),
  (round) => ({ path: `/_state/watch-list?prices=${round}`, headers: { 'accept-encoding': 'br' } }),
];
const addressesOfRound = kinds.length - 1;

/**
 * How many megabytes a warm server's resident memory, with its cache full, has grown by when 200,000 different addresses were
 * asked for, and after them a hundred past days. It may have 256 MB of heap: with more it collects garbage so late that the
 * figure says nothing.
 */
export async function growthByDistinctAddresses(): Promise<number> {
  const server = await startBuiltServer({
    variables: { NODE_OPTIONS: '--max-old-space-size=256' },
  });
  try {
    // What is asked for twice is kept.
    await ask(server.url, 2 * fillingPages, (index) => ({
      path: `/compare?page=everything&max=${20_000 + (index % fillingPages)}`,
      headers: { 'accept-encoding': 'br' },
    }));
    await askInRounds(server.url, warming, 0);
    const before = residentMegabytes(server.pid);
    await askInRounds(server.url, addresses, warming);
    await ask(server.url, pastDays, (index) => ({ path: `/compare?asOf=${dayBefore(index + 1)}` }));
    return residentMegabytes(server.pid) - before;
  } finally {
    await server.discard();
  }
}

/** Asks for so many addresses after the first ones. */
async function askInRounds(url: string, count: number, first: number): Promise<void> {
  const firstRound = Math.ceil(first / addressesOfRound);
  await ask(url, Math.ceil(count / addressesOfRound) * kinds.length, (index) => {
    const kind = kinds[index % kinds.length];
    return kind?.(firstRound + Math.floor(index / kinds.length)) ?? { path: '/' };
  });
}

async function ask(url: string, requests: number, asked: (index: number) => Asked): Promise<void> {
  let index = 0;
  const result = await autocannon({
    url,
    connections,
    amount: requests,
    requests: [
      {
        setupRequest: (request) => {
          const { path, headers } = asked(index);
          index += 1;
          return { ...request, path, headers: { ...request.headers, ...headers } };
        },
      },
    ],
  });
  if (result.errors > 0) throw new Error(`${result.errors} errors under load.`);
}

function amount(round: number): string {
  return (10_000 + round / 100).toFixed(2);
}

function dayBefore(days: number): string {
  return londonDay(new Date(Date.now() - days * 24 * 60 * 60 * 1000));
}
