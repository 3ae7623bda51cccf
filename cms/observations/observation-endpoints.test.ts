import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Medication, Product, Provider } from '#collections/payload-types.ts';
import { observationPageSize } from '#contract/rules/observation.ts';
import { observationPageSchema, type ObservationPage } from '#contract/schemas/observation.ts';
import { priceLinesSchema } from '#contract/schemas/price-history.ts';
import { productsSchema, type Product as ShownProduct } from '#contract/schemas/product.ts';
import { createMedication, createProduct, createProvider } from '../testing/example-data.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { createTestEditors, type TestEditors } from '../testing/test-editors.ts';

let test: TestApp;
let api: ReturnType<typeof supertest>;
let editors: TestEditors;
let ashdown: Provider;
let mounjaro: Medication;
let product: Product;

beforeAll(async () => {
  test = await startTestApp();
  api = supertest(test.app);
  editors = await createTestEditors(test.test);
  ashdown = await createProvider(test.payload);
  mounjaro = await createMedication(test.payload);
  product = await create('2.5mg', { sourceUrl: 'https://ashdown.example/mounjaro' });
});
afterAll(() => test.stop());

function create(dose: string, fields: Partial<Product> = {}): Promise<Product> {
  return createProduct(test.payload, {
    provider: ashdown.id,
    medication: mounjaro.id,
    dose,
    ...fields,
  });
}

async function observations({ id }: Product, page = 1): Promise<ObservationPage> {
  const { body } = await api.get(`/api/products/${id}/observations?page=${page}`).expect(200);
  return observationPageSchema.parse(body);
}

describe('GET /api/products/{id}/observations', () => {
  it('tells what was seen, newest first, with people as their roles', async () => {
    await editors
      .patch('clerk', `/products/${product.id}`, { pricePence: 13_000, deliveryFeePence: 0 })
      .expect(200);
    const { observations: listed, total } = await observations(product);
    expect(total).toBe(2);
    expect(listed).toMatchObject([
      { price: '130.00', deliveryFee: '0.00', consultationFee: null, route: 'form', by: 'clerk' },
      {
        price: '129.00',
        deliveryFee: null,
        inStock: true,
        sourceUrl: 'https://ashdown.example/mounjaro',
        evidence: null,
        route: 'system',
        by: null,
        isListed: true,
        correction: null,
      },
    ]);
    expect(JSON.stringify(listed)).not.toContain(editors.user('clerk').id);
  });

  it('has the next save at once, though an answer was kept', async () => {
    const before = await observations(product);
    await test.payload.update({
      collection: 'products',
      id: product.id,
      data: { sourceUrl: 'https://ashdown.example/other' },
    });
    const after = await observations(product);
    expect(after.total).toBe(before.total + 1);
    expect(after.observations[0]?.sourceUrl).toBe('https://ashdown.example/other');
  });

  it('comes in pages', async () => {
    const paged = await create('5mg');
    for (let check = 1; check <= observationPageSize; check += 1) {
      const checkedAt = new Date(Date.now() + check).toISOString();
      await test.payload.update({ collection: 'products', id: paged.id, data: { checkedAt } });
    }
    const first = await observations(paged);
    const second = await observations(paged, 2);
    expect(first.total).toBe(observationPageSize + 1);
    expect([first.observations.length, second.observations.length]).toEqual([
      observationPageSize,
      1,
    ]);
    expect(second.observations[0]!.recordedAt < first.observations.at(-1)!.recordedAt).toBe(true);
    await api.get(`/api/products/${paged.id}/observations?page=3`).expect(404);
  });

  it('knows no product that is in the trash', async () => {
    const gone = await create('7.5mg');
    await test.payload.update({
      collection: 'products',
      id: gone.id,
      data: { deletedAt: new Date().toISOString() },
    });
    await api.get(`/api/products/${gone.id}/observations`).expect(404);
  });
});

describe('GET /api/products?asOf', () => {
  /** Observed before the site knew of it, as the sample data is. */
  async function observe(
    { id, dose }: Product,
    recordedAt: string,
    fields: { pricePence: number; inStock?: boolean | null; isListed?: boolean },
  ): Promise<void> {
    await test.payload.db.create({
      collection: 'observations',
      data: {
        product: id,
        provider: ashdown.id,
        medication: mounjaro.id,
        dose,
        inStock: true,
        isListed: true,
        seenAt: recordedAt,
        recordedAt,
        route: 'sample',
        ...fields,
      },
    });
  }

  async function asOf(day: string, query = ''): Promise<ShownProduct[]> {
    const { body } = await api.get(`/api/products?asOf=${day}${query}`).expect(200);
    return productsSchema.parse(body);
  }

  let old: Product;
  let trashed: Product;

  beforeAll(async () => {
    old = await create('10mg', { pricePence: 20_000 });
    trashed = await create('12.5mg', { pricePence: 21_000 });
    await observe(old, '2025-06-10T09:00:00.000Z', { pricePence: 10_000, inStock: null });
    await observe(old, '2025-07-31T22:59:59.999Z', { pricePence: 11_000, inStock: false });
    // In London the first of August has begun.
    await observe(old, '2025-07-31T23:00:00.000Z', { pricePence: 12_000 });
    await observe(trashed, '2025-07-01T09:00:00.000Z', { pricePence: 5000 });
    await observe(trashed, '2025-07-20T09:00:00.000Z', { pricePence: 5000, isListed: false });
  });

  it('shows what was known when the day ended in London', async () => {
    const [july, ...others] = await asOf('2025-07-31');
    expect(others).toEqual([]);
    expect(july).toMatchObject({
      id: old.id,
      price: '110.00',
      inStock: false,
      checkedAt: '2025-07-31T22:59:59.999Z',
      freshness: 'day',
      company: { name: ashdown.name },
      priceChange: { change: 'increase', oldPrice: '100.00', newPrice: '110.00', percentage: 10 },
    });
    expect(await asOf('2025-08-01')).toMatchObject([{ price: '120.00', inStock: true }]);
  });

  it('does not take for out of stock what nobody had written down', async () => {
    expect(await asOf('2025-06-10')).toMatchObject([{ price: '100.00', inStock: null }]);
  });

  it('counts a price as stale by that day', async () => {
    expect(await asOf('2025-09-15')).toMatchObject([{ price: '120.00', freshness: 'older' }]);
  });

  it('is read once for all lists of a day, until something changes', async () => {
    const read = () => test.catalogue.productsAsOf('2025-07-19');
    const products = await read();
    expect(await read()).toBe(products);
    await test.payload.update({ collection: 'products', id: old.id, data: { pricePence: 20_100 } });
    expect(await read()).not.toBe(products);
    expect(await read()).toEqual(products);
  });

  it('shows what was listed then and is in no list before', async () => {
    expect((await asOf('2025-07-19', '&sortBy=price')).map(({ id }) => id)).toEqual([
      trashed.id,
      old.id,
    ]);
    expect((await asOf('2025-07-20')).map(({ id }) => id)).toEqual([old.id]);
  });

  it('shows today as it is', async () => {
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' }).format();
    const now = productsSchema.parse((await api.get('/api/products')).body);
    expect((await asOf(today)).map(({ id, price }) => [id, price])).toEqual(
      now.map(({ id, price }) => [id, price]),
    );
  });

  it('is refused for a day before the first observation', async () => {
    const { body } = await api.get('/api/products?asOf=2025-06-09').expect(400);
    expect(body.error).toBe(
      'The first prices were recorded on 10 June 2025. Choose that day or a later one.',
    );
  });

  it('has lines of what was listed then, which end where it no longer is', async () => {
    const lines = async (query: string) => {
      const { body } = await api.get(`/api/price-lines?${query}`).expect(200);
      return priceLinesSchema.parse(body).prices;
    };
    const trash = { deletedAt: new Date().toISOString() };
    await test.payload.update({ collection: 'products', id: trashed.id, data: trash });
    const then = await lines('asOf=2025-07-19&page=1');
    expect(Object.keys(then).toSorted()).toEqual([old.id, trashed.id].toSorted());
    expect(then[trashed.id]?.at(-1)).toBeNull();
    expect(then[old.id]?.at(-1)).toMatch(/^20\d\.00$/);
    expect(await lines('')).not.toHaveProperty([trashed.id]);
    await api.get('/api/price-lines?asOf=2025-06-09').expect(400);
  });
});
