import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { startBuiltServer } from './built-server.ts';
import { describeMachine } from './machine.ts';
import { signIn } from './sign-in.ts';

// `npm run bench:watch`: every price of the demo data is looked up on one host, which is asked one thing a second, while
// somebody reads the site.

const quietSeconds = 30;
const maxMinutes = 10;

type Product = { id: string; pricePence: number };

let visits = 0;
let lastVisitAt = 0;
let firstVisitAt: number | undefined;
const prices = new Map<string, number>();
const shop = createServer(({ url = '' }, res) => {
  const pricePence = prices.get(url.slice(1));
  if (pricePence === undefined) return void res.writeHead(404).end();
  visits += 1;
  lastVisitAt = performance.now();
  firstVisitAt ??= lastVisitAt;
  const offer = {
    '@context': 'https://schema.org',
    '@type': 'Offer',
    price: (pricePence + 100) / 100,
    priceCurrency: 'GBP',
  };
  res.setHeader('Content-Type', 'text/html; charset=utf-8');
  res.end(
    `<!doctype html><script type="application/ld+json">${JSON.stringify(offer)}</script>${'<p>Words about a pen.</p>'.repeat(2000)}`,
  );
}).listen(0, '127.0.0.1');
await once(shop, 'listening');
const shopHost = `127.0.0.1:${(shop.address() as AddressInfo).port}`;

console.log(`${await describeMachine()}\n`);
const server = await startBuiltServer({ variables: { WEB_TEST_SERVER: shopHost } });
try {
  const headers = {
    Authorization: await signIn(server),
    'Content-Type': 'application/json',
  };
  const products = await readProducts();
  for (const { id, pricePence } of products) {
    prices.set(id, pricePence);
    await post('watched-prices', { product: id, address: `http://${shopHost}/${id}` });
  }
  const before = percentile99(await readFor(() => wait(quietSeconds * 1000)));
  const firstVisit = once(shop, 'request');
  await post('globals/price-watch', { isOn: true });
  await firstVisit;
  const during = percentile99(await readFor(allVisited));
  const seconds = (lastVisitAt - (firstVisitAt ?? 0)) / 1000;

  console.log('| the price watch | figure |');
  console.log('| --- | ---: |');
  console.log(
    `| ${visits} prices on one host, seconds (goal ≤ ${maxMinutes * 60}) | ${Math.round(seconds)} |`,
  );
  console.log(`| p99 of \`/compare\` before, ms | ${before.toFixed(1)} |`);
  console.log(`| p99 of \`/compare\` meanwhile, ms | ${during.toFixed(1)} |`);

  /** A page holds a hundred at most. */
  async function readProducts(page = 1): Promise<Product[]> {
    const address = `${server.url}/cms-api/products?limit=100&page=${page}&depth=0`;
    const response = await fetch(address, { headers });
    const answer = (await response.json()) as { docs: Product[]; hasNextPage: boolean };
    return answer.hasNextPage ? [...answer.docs, ...(await readProducts(page + 1))] : answer.docs;
  }

  async function post(path: string, body: object): Promise<void> {
    const response = await fetch(`${server.url}/cms-api/${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
  }

  async function allVisited(): Promise<void> {
    const end = performance.now() + 2 * maxMinutes * 60_000;
    while (visits < products.length && performance.now() < end) await wait(100);
  }
} finally {
  await server.discard();
  shop.close();
  shop.closeAllConnections();
}

/** Reads a page fifty times a second while something goes on; returns how long each answer took, in milliseconds. */
async function readFor(task: () => Promise<void>): Promise<number[]> {
  const taken: number[] = [];
  const isOver = task().then(() => true);
  do {
    const start = performance.now();
    await (await fetch(`${server.url}/compare`)).arrayBuffer();
    taken.push(performance.now() - start);
  } while (!(await Promise.race([isOver, wait(20, false)])));
  return taken;
}

function percentile99(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length * 0.99)] ?? 0;
}
