import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Payload } from 'payload';
import type { Product } from '#collections/payload-types.ts';
import { londonDay } from '#contract/rules/date.ts';
import { monthBounds } from '#contract/rules/report-month.ts';
import { readMonthData } from '../reports/month-data.ts';
import {
  createDiscount,
  createMedication,
  createProduct,
  createRegisteredProvider,
} from '../testing/example-data.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { writeRaw } from '../testing/write-raw.ts';

const isSqlite = process.env.TEST_DATABASE_URL === undefined;
const day = 24 * 60 * 60 * 1000;
/** A day before this month began. */
const lastMonth = new Date(monthBounds(new Date().toISOString()).start.getTime() - day);

let app: TestApp;
let whole: Product;
let priceless: Product;
let timeless: Product;

beforeAll(async () => {
  app = await startTestApp({ prepare: poison });
});
afterAll(() => app.stop());

async function read(path: string): Promise<unknown> {
  const { body } = await supertest(app.app).get(path).expect(200);
  return body;
}

describe('a log in which some rows cannot be read', () => {
  it('has the other prices of each product in its history', async () => {
    const prices = async (slug: string) => {
      const body = (await read(`/api/providers/${slug}/price-history`)) as {
        products: { periods: { price: string }[] }[];
      };
      return body.products.map(({ periods }) => periods.map(({ price }) => price));
    };
    expect(await prices('whole')).toEqual([['110.00', '129.00']]);
    expect(await prices('priceless')).toEqual([['129.00']]);
    expect(await prices('timeless')).toEqual([['129.00']]);
  });

  it('has the others in the history of the market', async () => {
    expect(await read('/api/medications/mounjaro/price-history?months=all')).toMatchObject({
      points: expect.arrayContaining([
        expect.objectContaining({ lowest: '110.00', highest: '110.00', providers: 1 }),
        expect.objectContaining({ lowest: '129.00', highest: '129.00', providers: 3 }),
      ]),
    });
  });

  it('has the others in the lines of prices', async () => {
    const { prices } = (await read('/api/price-lines')) as { prices: Record<string, string[]> };
    const lastTwo = ({ id }: Product) => prices[id]?.slice(-2);
    expect(lastTwo(whole)).toEqual(['110.00', '129.00']);
    expect(lastTwo(priceless)).toEqual([null, '129.00']);
    expect(lastTwo(timeless)).toEqual([null, '129.00']);
  });

  it('has the others where the site is shown as of a day', async () => {
    expect(await read(`/api/products?asOf=${londonDay(lastMonth)}`)).toMatchObject([
      { id: whole.id, price: '110.00' },
    ]);
  });

  it('has the medians of the products of other offers', async () => {
    const offers = (await read('/api/discounts')) as {
      discount_text: string;
      totals: { medianTotal: string | null }[];
    }[];
    const totalsOf = (text: string) => offers.find((each) => each.discount_text === text)?.totals;
    expect(totalsOf('Whole')).toMatchObject([{ medianTotal: '110.00' }]);
    expect(totalsOf('Priceless')).toMatchObject([{ medianTotal: null }]);
  });

  it('has the others in what a market report is filled from', async () => {
    const { start, end } = monthBounds(lastMonth.toISOString());
    const { listings } = await readMonthData(app.payload, { month: start.toISOString(), end });
    expect(listings).toMatchObject([{ product: whole.id, pricePence: 11_000 }]);
  });

  it('names each product of which a row cannot be read in the log, once', () => {
    const named = vi
      .mocked(app.payload.logger.error)
      .mock.calls.filter(([, message]) => message === 'A document cannot be read as it is stored')
      .map(([about]) => about as { collection: string; id: string })
      .map(({ collection, id }) => `${collection} ${id}`);
    expect(named.toSorted()).toEqual(
      [`products ${priceless.id}`, `products ${timeless.id}`].toSorted(),
    );
  });
});

async function poison(payload: Payload): Promise<void> {
  vi.spyOn(payload.logger, 'error').mockImplementation(() => {});
  const { id: medication } = await createMedication(payload);
  const sell = async (name: string) => {
    const { id: provider } = await createRegisteredProvider(payload, { name });
    const product = await createProduct(payload, { provider, medication });
    await createDiscount(payload, {
      provider,
      discountText: name,
      percentageOff: 25,
      takenOff: ['price'],
      forWhom: 'everyone',
    });
    const see = async (time: Date) => {
      const seenAt = time.toISOString();
      const { id } = await payload.db.create({
        collection: 'observations',
        data: {
          product: product.id,
          provider,
          medication,
          dose: product.dose,
          pricePence: 11_000,
          consultationFeePence: 0,
          deliveryFeePence: 0,
          inStock: true,
          seenAt,
          recordedAt: seenAt,
          route: 'system',
          isListed: true,
        },
      });
      return String(id);
    };
    return { product, see, observation: await see(lastMonth) };
  };
  const write = { table: 'observations', collection: 'observations' };
  const withAll = await sell('Whole');
  whole = withAll.product;
  await withAll.see(new Date(lastMonth.getTime() - 30 * day));
  const withoutPrice = await sell('Priceless');
  priceless = withoutPrice.product;
  await writeRaw(payload, withoutPrice.observation, {
    ...write,
    column: 'price_pence',
    field: 'pricePence',
    value: 0.5,
  });
  const withoutTime = await sell('Timeless');
  timeless = withoutTime.product;
  await writeRaw(payload, withoutTime.observation, {
    ...write,
    column: 'seen_at',
    field: 'seenAt',
    value: 'one of these days',
  });
  if (!isSqlite) return;
  const { client } = payload.db as unknown as { client: { execute: (sql: string) => unknown } };
  await client.execute(
    `UPDATE observations SET price_pence = x'ff00' WHERE id = '${withoutPrice.observation}'`,
  );
  await client.execute(
    `UPDATE observations SET seen_at = x'ff00' WHERE id = '${withoutTime.observation}'`,
  );
}
