import autocannon from 'autocannon';
import { startBuiltServer } from './built-server.ts';
import { residentMegabytes } from './process-figures.ts';

const warming = 5000;
const addresses = 200_000;
const connections = 4;

/** Each is another address to the site each time. */
const kinds: readonly ((number: number) => string)[] = [
  (number) => `/compare?max=${(10_000 + number / 100).toFixed(2)}`,
  (number) => `/providers?q=${number}`,
  (number) => `/no-such-page-${number}`,
  (number) => `/api/products?maxTotal=${(10_000 + number / 100).toFixed(2)}`,
];

/**
 * By how many megabytes a server's resident memory has grown when 200,000 different addresses were asked for, once it was
 * warm. It may have 256 MB of heap: with more it collects garbage so late that the figure says nothing.
 */
export async function growthByDistinctAddresses(): Promise<number> {
  const server = await startBuiltServer({
    variables: { NODE_OPTIONS: '--max-old-space-size=256' },
  });
  try {
    await ask(server.url, warming, 0);
    const before = residentMegabytes(server.pid);
    await ask(server.url, addresses, warming);
    return residentMegabytes(server.pid) - before;
  } finally {
    await server.stop();
  }
}

async function ask(url: string, amount: number, first: number): Promise<void> {
  let number = first;
  const result = await autocannon({
    url,
    connections,
    amount,
    requests: [
      {
        setupRequest: (request) => {
          number += 1;
          const path = kinds[number % kinds.length]?.(number) ?? '/';
          return { ...request, path };
        },
      },
    ],
  });
  if (result.errors > 0) throw new Error(`${result.errors} errors under load.`);
}
