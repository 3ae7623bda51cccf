import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { discountsSchema } from '#contract/schemas/discount.ts';
import {
  marketHistorySchema,
  priceLinesSchema,
  providerHistorySchema,
} from '#contract/schemas/price-history.ts';
import {
  createDiscount,
  createMedication,
  createProduct,
  createProvider,
  createRegisteredProvider,
} from '../testing/example-data.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp();
  const { payload } = test;
  const medication = await createMedication(payload);
  const sell = (provider: { id: string }, fields: object) =>
    createProduct(payload, { provider: provider.id, medication: medication.id, ...fields });
  const ashdown = await createRegisteredProvider(payload);
  const brook = await createRegisteredProvider(payload, { name: 'Brook', slug: 'brook' });
  const nobody = await createProvider(payload, { name: 'Nobody', slug: 'nobody' });
  const product = await sell(ashdown, { pricePence: 15_000 });
  await payload.update({
    collection: 'products',
    id: product.id,
    data: { pricePence: 14_000, inStock: false },
  });
  await sell(ashdown, { dose: '5mg', pricePence: 20_000 });
  await sell(brook, { pricePence: 13_000 });
  await sell(brook, { dose: '5mg', pricePence: 18_000 });
  await sell(nobody, { dose: '5mg', pricePence: 9000 });
});
afterAll(() => test.stop());

it('a provider’s price history has each of its products with every period in which something was the same', async () => {
  const { body } = await supertest(test.app)
    .get('/api/providers/ashdown-online-clinic/price-history')
    .expect(200);
  const { products, at } = providerHistorySchema.parse(body);
  expect(products.map(({ dose, periods }) => [dose, periods.map(({ price }) => price)])).toEqual([
    ['2.5mg', ['150.00', '140.00']],
    ['5mg', ['200.00']],
  ]);
  const [before, after] = products[0]!.periods;
  expect(before).toMatchObject({ inStock: true, until: after!.from });
  expect(after).toMatchObject({ inStock: false, until: at });
});

it('a provider’s price history has the past of all products where it has many', async () => {
  const { payload } = test;
  const provider = await createRegisteredProvider(payload, { name: 'Dozen', slug: 'dozen' });
  const medication = await createMedication(payload, { name: 'Orlistat', order: 9 });
  const doses = Array.from({ length: 12 }, (_, index) => `${index + 1}mg`);
  for (const dose of doses)
    await createProduct(payload, { provider: provider.id, medication: medication.id, dose });
  const { body } = await supertest(test.app).get('/api/providers/dozen/price-history').expect(200);
  const { products } = providerHistorySchema.parse(body);
  const withPast = products.filter(({ periods }) => periods.length > 0);
  expect(withPast.map(({ dose }) => dose)).toEqual(doses);
});

it('a dose’s market history is of what is in stock at providers on a register', async () => {
  const read = async (query: string) => {
    const { body } = await supertest(test.app)
      .get(`/api/medications/mounjaro/price-history${query}`)
      .expect(200);
    return marketHistorySchema.parse(body);
  };
  expect(await read('?dose=5mg')).toMatchObject({
    dose: '5mg',
    doses: ['2.5mg', '5mg'],
    points: [{ lowest: '180.00', median: '190.00', highest: '200.00', providers: 2 }],
  });
  expect(await read('')).toMatchObject({
    dose: '2.5mg',
    points: [{ lowest: '130.00', highest: '130.00', providers: 1 }],
  });
});

it('a dose’s market history is of a year, of three months or of all that is known', async () => {
  const { payload } = test;
  const provider = await createRegisteredProvider(payload, { name: 'Cedar', slug: 'cedar' });
  const medication = await createMedication(payload, { name: 'Wegovy', order: 2 });
  const sold = { provider: provider.id, medication: medication.id, dose: '1mg' };
  const product = await createProduct(payload, sold);
  const now = Date.now();
  for (const [days, pricePence] of [
    [800, 9000],
    [200, 10_000],
    [40, 11_000],
  ] as const) {
    const time = new Date(now - days * 24 * 60 * 60 * 1000).toISOString();
    await payload.db.create({
      collection: 'observations',
      data: {
        ...sold,
        product: product.id,
        pricePence,
        inStock: true,
        seenAt: time,
        recordedAt: time,
        route: 'system',
        isListed: true,
      },
    });
  }
  const lowest = async (query: string) => {
    const { body } = await supertest(test.app)
      .get(`/api/medications/wegovy/price-history${query}`)
      .expect(200);
    const { points } = marketHistorySchema.parse(body);
    return new Set(points.map((point) => point.lowest));
  };
  const today = (product.pricePence / 100).toFixed(2);
  expect(await lowest('?months=3')).toEqual(new Set(['110.00', today]));
  expect(await lowest('')).toEqual(new Set(['100.00', '110.00', today]));
  expect(await lowest('?months=12')).toEqual(await lowest(''));
  expect(await lowest('?months=all')).toEqual(new Set(['90.00', '100.00', '110.00', today]));
  await supertest(test.app).get('/api/medications/wegovy/price-history?months=7').expect(400);
});

it('a price that was taken off the site counts in the market until then, whenever it had been checked', async () => {
  const { payload } = test;
  const medication = await createMedication(payload, { name: 'Zepbound', order: 5 });
  const sell = async (name: string, fields: object) => {
    const provider = await createRegisteredProvider(payload, { name });
    const checkedAt = new Date(Date.now() - 20 * 24 * 60 * 60 * 1000).toISOString();
    const sold = { provider: provider.id, medication: medication.id, checkedAt, ...fields };
    return createProduct(payload, sold);
  };
  const { id } = await sell('Foxglove', { pricePence: 11_000 });
  await sell('Gorse', { pricePence: 12_000 });
  const points = async () => {
    const { body } = await supertest(test.app)
      .get('/api/medications/zepbound/price-history?months=3')
      .expect(200);
    return marketHistorySchema.parse(body).points.map(({ lowest }) => lowest);
  };
  expect(await points()).toEqual(['110.00', '110.00', '110.00']);
  const save = (deletedAt: string | null) =>
    payload.update({ collection: 'products', id, data: { deletedAt }, trash: true });
  await save(new Date().toISOString());
  expect(await points()).toEqual(['110.00', '110.00', '120.00']);
  await save(null);
  expect(await points()).toEqual(['110.00', '110.00', '110.00']);
});

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString();

it('an offer is compared with what the same order has come to: a repeat order if it is for returning patients alone', async () => {
  const { payload } = test;
  const provider = await createRegisteredProvider(payload, { name: 'Hazel', slug: 'hazel' });
  const medication = await createMedication(payload, { name: 'Retatrutide', order: 6 });
  const asked = {
    provider: provider.id,
    medication: medication.id,
    pricePence: 16_300,
    consultationFeePence: 3500,
    consultationFeeBasis: 'once' as const,
    deliveryFeePence: 0,
  };
  const product = await createProduct(payload, { ...asked, checkedAt: daysAgo(3) });
  await payload.db.create({
    collection: 'observations',
    data: {
      ...asked,
      product: product.id,
      dose: '2.5mg',
      inStock: true,
      seenAt: daysAgo(40),
      recordedAt: daysAgo(40),
      route: 'system',
      isListed: true,
    },
  });
  const offered = {
    provider: provider.id,
    percentageOff: null,
    fixedAmountOffPence: 1000,
    takenOff: ['price' as const],
  };
  for (const forWhom of ['new', 'returning', 'everyone'] as const) {
    await createDiscount(payload, { ...offered, forWhom });
  }
  const { body } = await supertest(test.app).get('/api/discounts').expect(200);
  const offers = discountsSchema.parse(body);
  const totals = offers.map(({ forWhom, totals: [dose] }) => [
    forWhom,
    dose?.newPatient.total,
    dose?.returningPatient.total,
    dose?.medianTotal,
  ]);
  expect(totals).toHaveLength(3);
  expect(totals).toEqual(
    expect.arrayContaining([
      ['new', '188.00', '163.00', '198.00'],
      ['returning', '198.00', '153.00', '163.00'],
      ['everyone', '188.00', '153.00', '198.00'],
    ]),
  );
});

it('an offer on what was first seen two days ago is compared with nothing', async () => {
  const { payload } = test;
  const provider = await createRegisteredProvider(payload, { name: 'Juniper', slug: 'juniper' });
  const medication = await createMedication(payload, { name: 'Cagrilintide', order: 7 });
  await createProduct(payload, {
    provider: provider.id,
    medication: medication.id,
    pricePence: 20_000,
    consultationFeePence: 0,
    deliveryFeePence: 0,
    checkedAt: daysAgo(2),
  });
  await createDiscount(payload, {
    provider: provider.id,
    percentageOff: 25,
    takenOff: ['price'],
    forWhom: 'everyone',
  });
  const { body } = await supertest(test.app).get('/api/discounts').expect(200);
  const offer = discountsSchema.parse(body).find(({ providerSlug }) => providerSlug === 'juniper');
  expect(offer?.totals).toMatchObject([{ newPatient: { total: '150.00' }, medianTotal: null }]);
});

it('the price lines have what each product cost on the first of each month, and gaps where nobody had looked', async () => {
  const { payload } = test;
  const provider = await createRegisteredProvider(payload, { name: 'Dale', slug: 'dale' });
  const medication = await createMedication(payload, { name: 'Saxenda', order: 3 });
  const sold = { provider: provider.id, medication: medication.id, dose: '3mg daily' };
  const product = await createProduct(payload, { ...sold, pricePence: 15_000 });
  const now = new Date();
  const monthsAgo = (months: number, day: number) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, day, 12)).toISOString();
  for (const [months, day, pricePence] of [
    [14, 20, 18_000],
    [5, 20, 16_000],
    [4, 15, 15_500],
  ] as const) {
    const time = monthsAgo(months, day);
    await payload.db.create({
      collection: 'observations',
      data: {
        ...sold,
        product: product.id,
        pricePence,
        inStock: true,
        seenAt: time,
        recordedAt: time,
        route: 'system',
        isListed: true,
      },
    });
  }
  const read = async () => {
    const { body } = await supertest(test.app).get('/api/price-lines').expect(200);
    return priceLinesSchema.parse(body);
  };
  const { days, prices } = await read();
  expect(days).toHaveLength(13);
  expect(days.slice(0, 12).map((day) => day.slice(-2))).toEqual(Array(12).fill('01'));
  const none = Array<null>(7).fill(null);
  expect(prices[product.id]).toEqual([...none, '160.00', '155.00', null, null, null, '150.00']);

  // What is new since is read too.
  const newer = await createProduct(payload, { ...sold, dose: '1.8mg', pricePence: 12_000 });
  expect((await read()).prices[newer.id]).toEqual([...Array<null>(12).fill(null), '120.00']);
});

describe('the price lines of a page', () => {
  const read = async (query: string) => {
    const { body } = await supertest(test.app).get(`/api/price-lines?${query}`).expect(200);
    return Object.keys(priceLinesSchema.parse(body).prices).toSorted();
  };
  /** From the lowest price to the highest. */
  let products: string[];

  beforeAll(async () => {
    const { payload } = test;
    const provider = await createRegisteredProvider(payload, { name: 'Elm', slug: 'elm' });
    const medication = await createMedication(payload, { name: 'Orforglipron', order: 4 });
    products = [];
    for (let milligrams = 1; milligrams <= 52; milligrams += 1) {
      const { id } = await createProduct(payload, {
        provider: provider.id,
        medication: medication.id,
        dose: `${milligrams}mg`,
        pricePence: 10_000 + 100 * milligrams,
      });
      products.push(id);
    }
  });

  it('are of the rows that the page shows, in its order', async () => {
    const matching = 'medication=orforglipron&sortBy=price';
    expect(await read(`${matching}&page=1`)).toEqual(products.slice(0, 50).toSorted());
    expect(await read(`${matching}&page=2`)).toEqual(products.slice(50).toSorted());
    expect(await read(`${matching}&page=99`)).toEqual(products.slice(50).toSorted());
    expect(await read(`${matching}-desc&page=2`)).toEqual(products.slice(0, 2).toSorted());
    expect(await read(`${matching}&page=everything`)).toEqual(products.toSorted());
  });

  it('are of all that match without a page', async () => {
    expect(await read('medication=orforglipron')).toEqual(products.toSorted());
    expect(await read('medication=orforglipron&dose=7mg')).toEqual([products[6]]);
    expect((await read('')).length).toBeGreaterThan(products.length);
  });

  it.each(['page=0', 'page=-1', 'page=all', 'page=1&page=2', 'sortBy=colour'])(
    'are refused with %s',
    async (query) => {
      await supertest(test.app).get(`/api/price-lines?${query}`).expect(400);
    },
  );
});

it.each([
  '/api/medications/unknown/price-history',
  '/api/medications/mounjaro/price-history?dose=9mg',
])('%s is a 404', async (path) => {
  await supertest(test.app).get(path).expect(404);
});
