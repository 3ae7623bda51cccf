import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newestObservationOf } from '#collections/products/newest-observation.ts';
import type { Product } from '#collections/payload-types.ts';
import { doseMaker } from '../testing/example-data.ts';
import { startTestPayload, type TestPayload } from '../testing/test-payload.ts';
import { completeLog } from './complete-log.ts';

let test: TestPayload;
let create: () => Promise<Product>;

beforeAll(async () => {
  test = await startTestPayload();
  create = await doseMaker(test.payload);
});
afterAll(() => test.stop());

const save = ({ id }: Product, data: Partial<Product>) =>
  test.payload.update({ collection: 'products', id, data });

/** As though the process had ended after storing the product and before appending its observation. */
async function loseNewest({ id }: Product): Promise<string> {
  const product = await test.payload.findByID({
    collection: 'products',
    id,
    showHiddenFields: true,
  });
  const newest = newestObservationOf(product)!.id;
  const where = { id: { equals: newest } };
  await test.payload.db.deleteMany({ collection: 'observations', where });
  return newest;
}

async function observationsOf({ id }: Product) {
  const { docs } = await test.payload.find({
    collection: 'observations',
    where: { product: { equals: id } },
    sort: 'recordedAt',
    depth: 0,
    pagination: false,
  });
  return docs;
}

describe('an observation that a process did not append before it ended', () => {
  it('is appended at the next start exactly as it was to be, once', async () => {
    const product = await create();
    await save(product, {
      pricePence: 13_900,
      deliveryFeePence: 0,
      inStock: false,
    });
    const before = await observationsOf(product);
    await loseNewest(product);
    expect(await observationsOf(product)).toHaveLength(1);
    await completeLog(test.payload);
    await completeLog(test.payload);
    expect(await observationsOf(product)).toEqual(before);
  });

  it('is appended for each product that lacks its own, whatever was saved since', async () => {
    const lost = [await create(), await create()];
    const ids = [];
    for (const product of lost) ids.push(await loseNewest(product));
    const saved = await create();
    await save(saved, { pricePence: 13_900 });
    await completeLog(test.payload);
    const found = await Promise.all([...lost, saved].map(observationsOf));
    expect(found.map((rows) => rows.length)).toEqual([1, 1, 2]);
    expect(found.flat().map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
  });

  it('is appended while an import is under way, too', async () => {
    const product = await create();
    const id = await loseNewest(product);
    const underWay = await test.payload.create({
      collection: 'price-imports',
      data: { fileName: 'prices.csv', status: 'applying', counts: {} },
    });
    await completeLog(test.payload);
    expect(await observationsOf(product)).toMatchObject([{ id, pricePence: 12_900 }]);
    await test.payload.delete({ collection: 'price-imports', id: underWay.id });
  });

  it('is appended before the next save of the product, without a start', async () => {
    const product = await create();
    await save(product, { pricePence: 13_900 });
    const lost = await loseNewest(product);
    await save(product, { pricePence: 14_900 });
    expect(await observationsOf(product)).toMatchObject([
      { pricePence: 12_900 },
      { id: lost, pricePence: 13_900 },
      { pricePence: 14_900 },
    ]);
  });

  it('is not made up for products that are saved meanwhile', async () => {
    const product = await create();
    const prices = Array.from({ length: 20 }, (_, index) => 13_000 + index);
    const saving = { isDone: false };
    const saved = (async () => {
      try {
        for (const pricePence of prices) await save(product, { pricePence });
      } finally {
        saving.isDone = true;
      }
    })();
    while (!saving.isDone) {
      await completeLog(test.payload);
      await yieldToEventLoop();
    }
    await saved;
    const observations = await observationsOf(product);
    expect(observations.map(({ pricePence }) => pricePence)).toEqual([12_900, ...prices]);
  });
});
