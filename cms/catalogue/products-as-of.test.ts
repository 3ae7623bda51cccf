import type { Payload } from 'payload';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { insertRows } from '../database/insert-rows.ts';
import { createMedication, createProvider } from '../testing/example-data.ts';
import { inEachTurn } from '../testing/in-each-turn.ts';
import { startTestPayload, type TestPayload } from '../testing/test-payload.ts';
import { productsAsOf } from './products-as-of.ts';
import type { Snapshot } from './snapshot.ts';

let test: TestPayload;

beforeAll(async () => {
  test = await startTestPayload();
});
afterAll(() => test.stop());
afterEach(() => void vi.useRealTimers());

const noEntries = {
  parts: { products: new Map(), medications: new Map() },
  entries: new Map(),
} as unknown as Snapshot;

it('earlier prices of a past day are read a portion at a time, between which others have their turn', async () => {
  const { payload } = test;
  await storeUnreadablePrices(payload, 1200);
  vi.useFakeTimers({ toFake: ['performance'] });
  // Each names its product in the log of the process, once, and seems to take a millisecond.
  const error = vi.spyOn(payload.logger, 'error').mockImplementation(() => {
    vi.advanceTimersByTime(1);
  });
  const namedBy: number[] = [];
  const look = () => namedBy.push(error.mock.calls.length);
  const now = new Date('2026-04-20T12:00:00.000Z');
  await inEachTurn(look, () => productsAsOf(payload, '2026-03-31', { snapshot: noEntries, now }));
  expect(error).toHaveBeenCalledTimes(1200);
  expect([...new Set(namedBy)]).toEqual(expect.arrayContaining([500, 1000]));
});

async function storeUnreadablePrices(payload: Payload, count: number): Promise<void> {
  const { id: provider } = await createProvider(payload);
  const { id: medication } = await createMedication(payload);
  const seenAt = '2026-01-31T12:00:00.000Z';
  const products = Array.from({ length: count }, (_, index) => ({
    id: String(index).padStart(24, '0'),
    provider,
    medication,
    dose: `${index + 1}mg`,
    pricePence: 12_900,
    priceUnit: 'month' as const,
    inStock: true,
    checkedAt: seenAt,
    checkedThrough: 'system' as const,
  }));
  await insertRows(payload, 'products', products);
  await insertRows(
    payload,
    'observations',
    products.map(({ id, dose }) => ({
      provider,
      medication,
      product: id,
      dose,
      pricePence: 0,
      isListed: true,
      seenAt,
      recordedAt: seenAt,
      route: 'system' as const,
    })),
  );
}
