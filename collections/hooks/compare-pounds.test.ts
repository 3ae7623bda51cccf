import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMedication, createProduct, createProvider } from '#cms/testing/example-data.ts';
import { createTestEditors, type TestEditors } from '#cms/testing/test-editors.ts';
import { startTestPayload, type TestPayload } from '#cms/testing/test-payload.ts';

let test: TestPayload;
let editors: TestEditors;

beforeAll(async () => {
  test = await startTestPayload();
  editors = await createTestEditors(test);
  const { payload } = test;
  const { id: provider } = await createProvider(payload);
  const { id: medication } = await createMedication(payload);
  for (const [index, pricePence] of [29_999, 30_000, 30_050].entries())
    await createProduct(payload, { provider, medication, dose: `${index + 1}mg`, pricePence });
});
afterAll(() => test.stop());

describe('a filter of prices', () => {
  const found = async (query: string) => {
    const { body } = await editors.get('viewer', `/products?sort=dose&${query}`).expect(200);
    return (body.docs as { pricePence: number }[]).map(({ pricePence }) => pricePence);
  };

  it.each([
    ['where[pricePence][greater_than]=300', [30_050]],
    ['where[pricePence][greater_than_equal]=300', [30_000, 30_050]],
    ['where[pricePence][less_than]=300.00', [29_999]],
    ['where[pricePence][equals]=300.5', [30_050]],
    ['where[or][0][and][0][pricePence][equals]=299.99', [29_999]],
    ['where[pricePence][exists]=true', [29_999, 30_000, 30_050]],
    ['where[deliveryFeePence][exists]=true', []],
  ])('compares pounds: %s', async (query, prices) => {
    expect(await found(query)).toEqual(prices);
  });

  it('is answered when it is no amount', async () => {
    await editors.get('viewer', '/products?where[pricePence][equals]=much').expect(400);
  });

  it('compares pence in programs', async () => {
    const { docs } = await test.payload.find({
      collection: 'products',
      where: { pricePence: { greater_than: 30_000 } },
      overrideAccess: true,
    });
    expect(docs).toMatchObject([{ pricePence: 30_050 }]);
  });
});
