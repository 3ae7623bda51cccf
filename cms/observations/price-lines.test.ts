import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Product } from '#collections/payload-types.ts';
import type { Freshness } from '#contract/rules/freshness.ts';
import { createMedication, createProduct, createProvider } from '../testing/example-data.ts';
import { countTurns } from '../testing/count-turns.ts';
import { startTestPayload, type TestPayload } from '../testing/test-payload.ts';
import { createPriceLines } from './price-lines.ts';

let test: TestPayload;
let sold: { provider: string; medication: string };

beforeAll(async () => {
  test = await startTestPayload();
  const provider = await createProvider(test.payload);
  const medication = await createMedication(test.payload);
  sold = { provider: provider.id, medication: medication.id };
});
afterAll(() => test.stop());

const now = new Date();

function create(dose: string): Promise<Product> {
  return createProduct(test.payload, { ...sold, dose });
}

/** Stores a price of two days before this month began, or one so many months ago. */
async function observeEarlier(
  { id, dose }: Product,
  pricePence: number,
  monthsAgo = 0,
): Promise<void> {
  const month = now.getUTCMonth() - monthsAgo;
  const day = new Date(Date.UTC(now.getUTCFullYear(), month, -1, 12)).toISOString();
  const seen = { dose, pricePence, inStock: true, isListed: true, route: 'system' };
  await test.payload.db.create({
    collection: 'observations',
    data: { ...sold, ...seen, product: id, seenAt: day, recordedAt: day },
  });
}

it('past months are read once of each product for as long as it is on sale', async () => {
  const readLines = createPriceLines(test.payload);
  /** The price when this month began. */
  const read = async ({ id }: Product) => {
    const listed = [{ id, price: '129.00', freshness: 'day' as const }];
    const { prices } = await readLines({ wanted: [id], listed }, now);
    return prices[id]?.at(-2);
  };
  const stays = await create('2.5mg');
  const goes = await create('5mg');
  expect(await read(goes)).toBeNull();
  expect(await read(stays)).toBeNull();
  await observeEarlier(goes, 13_000);
  await observeEarlier(stays, 14_000);
  expect(await read(stays)).toBeNull();
  expect(await read(goes)).toBe('130.00');
});

it('what is no longer on sale is read whole, whatever else is read meanwhile', async () => {
  const readLines = createPriceLines(test.payload);
  const listed = await create('7.5mg');
  const gone = await create('10mg');
  await observeEarlier(gone, 15_000, 11);
  const read = ({ id }: Product) =>
    readLines(
      { wanted: [id], listed: [{ id: listed.id, price: '129.00', freshness: 'day' }] },
      now,
    );
  await read(listed);
  const over = new AbortController();
  const lines = read(gone).finally(() => over.abort());
  while (!over.signal.aborted) {
    await read(listed);
    await yieldToEventLoop();
  }
  expect((await lines).prices[gone.id]?.[0]).toBe('150.00');
});

it('the line of a product is the same object until its price or the month is another', async () => {
  const readLines = createPriceLines(test.payload);
  const { id } = await create('12.5mg');
  const read = async (price: string, at = now) => {
    const listed = [{ id, price, freshness: 'month' as const }];
    const { prices } = await readLines({ wanted: [id], listed }, at);
    return prices[id];
  };
  const line = await read('129.00');
  expect(line?.at(-1)).toBe('129.00');
  expect(await read('129.00')).toBe(line);
  const dearer = await read('135.00');
  expect(dearer?.at(-1)).toBe('135.00');
  const nextMonth = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 2));
  expect(await read('135.00', nextMonth)).not.toBe(dearer);
});

it('a price that was not checked for 30 days is not known now', async () => {
  const readLines = createPriceLines(test.payload);
  const { id } = await create('15mg');
  const read = async (freshness: Freshness) => {
    const listed = [{ id, price: '129.00', freshness }];
    const { prices } = await readLines({ wanted: [id], listed }, now);
    return prices[id]?.at(-1);
  };
  expect(await read('month')).toBe('129.00');
  expect(await read('older')).toBeNull();
  expect(await read('day')).toBe('129.00');
});

it('leaves others their turn while it goes through all that is on sale', async () => {
  const readLines = createPriceLines(test.payload);
  const listed = Array.from({ length: 5000 }, (_, index) => ({
    id: String(index),
    price: '129.00',
    freshness: 'day' as const,
  }));
  const read = () => readLines({ wanted: [], listed }, now);
  expect(await countTurns(read)).toBeGreaterThan(5);
  expect(await countTurns(read)).toBeLessThan(2);
});
