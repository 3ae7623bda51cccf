import supertest from 'supertest';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Discount } from '#contract/schemas/discount.ts';
import {
  createDiscount,
  createMedication,
  createProduct,
  createRegisteredProvider,
} from '../testing/example-data.ts';
import { noSite, startTestApp, type TestApp } from '../testing/test-app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp({
    site: {
      ...noSite,
      render: async (url) => ({
        status: 200,
        isPersonal: false,
        isIndexable: true,
        isWhole: true,
        type: 'html',
        body: Buffer.from(`<!doctype html><title>${url}</title>${offers().join('')}`),
      }),
    },
  });
});
afterAll(() => test.stop());

function offers(): string[] {
  return test.catalogue.current().discounts.map(({ discount_text: text }) => text);
}

it('an offer with its totals leaves the cached answers by itself', async () => {
  const { payload } = test;
  const provider = await createRegisteredProvider(payload);
  const medication = await createMedication(payload);
  const product = await createProduct(payload, {
    provider: provider.id,
    medication: medication.id,
    pricePence: 10_000,
    consultationFeePence: 2000,
    deliveryFeePence: 0,
  });
  const endsAt = new Date(Date.now() + 15_000).toISOString();
  const text = 'Half of the first consultation';
  await createDiscount(payload, {
    provider: provider.id,
    discountText: text,
    percentageOff: 50,
    forWhom: 'new',
    takenOff: ['consultation'],
    endsAt,
  });
  const visitor = supertest(test.app);
  const shown = async () => {
    const { body } = await visitor.get('/api/discounts').expect(200);
    const page = await visitor.get('/discounts').expect(200);
    return { offers: body as Discount[], isOnPage: page.text.includes(text) };
  };
  const before = await shown();
  expect(before.isOnPage).toBe(true);
  expect(before.offers).toMatchObject([
    {
      forWhom: 'new',
      totals: [
        {
          productId: product.id,
          newPatient: { total: '110.00' },
          returningPatient: { total: '120.00' },
          medianTotal: null,
        },
      ],
    },
  ]);
  expect(await shown()).toEqual(before);
  await vi.waitFor(() => expect(offers()).toEqual([]), { timeout: 60_000, interval: 500 });
  expect(await shown()).toEqual({ offers: [], isOnPage: false });
});
