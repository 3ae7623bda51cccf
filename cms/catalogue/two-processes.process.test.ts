import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Product, Provider } from '#collections/payload-types.ts';
import {
  createDiscount,
  createGuide,
  createMedication,
  createProduct,
  createRegisteredProvider,
  guideFields,
} from '../testing/example-data.ts';
import { startAppProcess, type AppProcess } from '../testing/start-app-process.ts';
import { startTestPayload, type TestPayload } from '../testing/test-payload.ts';
import { startCatalogue, type CatalogueService } from './catalogue-service.ts';

let test: TestPayload;
let catalogue: CatalogueService;
/** The other process, on the same database. */
let other: AppProcess;
let provider: Provider;
let product: Product;
let session: string | undefined;

const account = { email: 'edith@directory.example', password: 'a long password' };

beforeAll(async () => {
  test = await startTestPayload();
  const { payload } = test;
  await payload.create({
    collection: 'users',
    data: { name: 'Edith Example', roles: ['admin'], ...account },
    overrideAccess: true,
  });
  provider = await createRegisteredProvider(payload);
  const medication = await createMedication(payload);
  product = await createProduct(payload, { provider: provider.id, medication: medication.id });
  catalogue = await startCatalogue(payload);
  other = await startAppProcess(test.env);
});
afterAll(async () => {
  await other.kill();
  await catalogue.stop();
  await test.stop();
});

const patience = { timeout: 30_000, interval: 100 };

const readOther = async (path: string) => (await fetch(other.url + path)).json();
const waitForOther = (path: string, expected: unknown) =>
  vi.waitFor(async () => expect(await readOther(path)).toMatchObject(expected as object), patience);

describe('a change by one process', () => {
  it('soon reaches the other: a save, a new document and a deletion', async () => {
    const { payload } = test;
    await payload.update({
      collection: 'products',
      id: product.id,
      data: { pricePence: 13550 },
    });
    await waitForOther(`/api/providers/${provider.slug}`, { products: [{ price: '135.50' }] });
    const guide = await createGuide(payload);
    const offer = await createDiscount(payload, { provider: provider.id });
    await waitForOther('/api/guides', [{ slug: guide.slug }]);
    await waitForOther('/api/discounts', [{ id: offer.id }]);
    await payload.delete({ collection: 'discounts', id: offer.id, trash: true });
    await payload.delete({ collection: 'guides', id: guide.id, trash: true });
    await vi.waitFor(async () => {
      expect(await readOther('/api/guides')).toEqual([]);
      expect(await readOther('/api/discounts')).toEqual([]);
    }, patience);
  });

  it('soon reaches the first when the other one saves', async () => {
    const saved = await save('PATCH', `products/${product.id}`, { pricePence: 14250 });
    expect(saved.status).toBe(200);
    expect(await readOther(`/api/providers/${provider.slug}`)).toMatchObject({
      products: [{ price: '142.50' }],
    });
    const shown = () => catalogue.current().providers.get(provider.slug)?.products[0]?.price;
    await vi.waitFor(() => expect(shown()).toBe('142.50'), patience);
  });

  it('soon reaches the other although its process was killed right after the commit, once another is started', async () => {
    const { payload } = test;
    await other.kill();
    const data = { pricePence: 15_150 };
    await payload.db.updateOne({ collection: 'products', id: product.id, data });
    other = await startAppProcess(test.env);
    const shown = () => catalogue.current().providers.get(provider.slug)?.products[0]?.price;
    await vi.waitFor(() => expect(shown()).toBe('151.50'), patience);
  });

  it('is not lost when both save at once', async () => {
    const titles = Array.from({ length: 10 }, (_, index) => `Guide ${index}`);
    await Promise.all(
      titles.map(async (title, index) => {
        if (index % 2 === 0) return createGuide(test.payload, { title });
        const { status } = await save('POST', 'guides', guideFields({ title }));
        expect(status).toBe(201);
      }),
    );
    await vi.waitFor(async () => {
      const guides = (await readOther('/api/guides')) as { title: string }[];
      expect(guides.map(({ title }) => title).toSorted()).toEqual(titles);
      const ours = [...catalogue.current().guides.values()];
      expect(ours.map(({ title }) => title).toSorted()).toEqual(titles);
    }, patience);
  });
});

/** Has the other process save a document, as its editor does. */
async function save(method: 'PATCH' | 'POST', path: string, document: object): Promise<Response> {
  session ??= await signIn();
  return fetch(`${other.url}/cms-api/${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', Origin: test.env.publicUrl, Cookie: session },
    body: JSON.stringify(document),
  });
}

/** The session cookie; the body does not contain the token. */
async function signIn(): Promise<string> {
  const login = await fetch(`${other.url}/cms-api/users/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(account),
  });
  return login.headers.getSetCookie()[0]!.split(';', 1)[0]!;
}
