import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { HttpError } from './api/http-error.ts';
import {
  exampleCompany,
  exampleProduct,
  exampleSettings,
} from './components/examples/example-data.ts';
import { site } from './entry-server.tsx';

const provider = { ...exampleCompany, products: [exampleProduct] };
const answers: Readonly<Record<string, unknown>> = {
  '/api/companies': [provider],
  '/api/site': exampleSettings,
  '/api/stats': { totalProducts: 1, totalProviders: 1, pricesCheckedAt: null },
};

async function fetchJson(path: string): Promise<unknown> {
  if (path.startsWith('/api/legal-pages/')) throw new HttpError(404, '404: Not Found');
  return answers[path] ?? [];
}

it('the lists of pages are read one after the other, between which others have their turn', async () => {
  const read: string[] = [];
  const underWay: string[] = [];
  await site.publicPages(async (path) => {
    const [, , list = ''] = path.split('/');
    read.push(list);
    underWay.push(list);
    expect(new Set(underWay)).toEqual(new Set([list]));
    await yieldToEventLoop();
    underWay.splice(underWay.indexOf(list), 1);
    return fetchJson(path);
  });
  expect(new Set(read).size).toBeGreaterThan(5);
});

it('what a list says of a provider is worked out when it is read', async () => {
  let reads = 0;
  const counted = {
    ...provider,
    get products() {
      reads += 1;
      return provider.products;
    },
  };
  const pages = await site.publicPages(async (path) =>
    path === '/api/companies' ? [counted] : fetchJson(path),
  );
  const page = pages.find(({ title }) => title === provider.name);
  expect(reads).toBe(0);
  expect(page?.updatedAt).toBe(exampleProduct.checkedAt);
  expect(page?.lines).toHaveLength(2);
  expect(reads).toBeGreaterThan(1);
});
