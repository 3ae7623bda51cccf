import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Payload } from 'payload';
import type { Product, Provider } from '#collections/payload-types.ts';
import { relationId } from '#collections/relation-id.ts';
import { startCuttableDatabase, type CuttableDatabase } from '../testing/cuttable-database.ts';
import {
  createDiscount,
  createMedication,
  createProduct,
  createRegisteredProvider,
} from '../testing/example-data.ts';
import { createTestClock } from '../testing/test-clock.ts';
import { startTestPayload, type TestPayload } from '../testing/test-payload.ts';
import { startCatalogue, type CatalogueService } from './catalogue-service.ts';

let database: CuttableDatabase;
let test: TestPayload;
let payload: Payload;
let provider: Provider;
let product: Product;
let catalogue: CatalogueService;

beforeAll(async () => {
  database = await startCuttableDatabase();
  test = await startTestPayload(database.variables);
  ({ payload } = test);
  provider = await createRegisteredProvider(payload);
  const medication = await createMedication(payload);
  product = await createProduct(payload, { provider: provider.id, medication: medication.id });
});
afterEach(() => catalogue.stop());
afterAll(async () => {
  await test.stop();
  await database.stop();
});

const patience = { timeout: 30_000 };
const hour = 3_600_000;
const before = (time: string, milliseconds: number) => new Date(Date.parse(time) - milliseconds);
const shown = () => catalogue.current().providers.get(provider.slug)?.products[0];

describe('midnight in London', () => {
  it.each([
    ['winter', '2026-01-16T00:00:00.000Z', '2025-12-15T18:00:00.000Z'],
    ['summer', '2026-07-14T23:00:00.000Z', '2026-06-13T18:00:00.000Z'],
  ])('in %s updates the catalogue by itself', async (_season, midnight, changedAt) => {
    await storePriceBefore(changedAt, 12000);
    const clock = createTestClock(before(midnight, 3000), { standsStill: true });
    catalogue = await startCatalogue(payload, { clock });
    const version = catalogue.version();
    expect(shown()?.priceChange).toMatchObject({ change: 'increase', oldPrice: '120.00' });
    clock.run();
    await vi.waitFor(() => expect(catalogue.version()).toBe(version + 1), patience);
    // The change happened on the thirty-second day before the one that has just begun.
    expect(shown()?.priceChange).toMatchObject({ change: 'same', oldPrice: '129.00' });
    expect(catalogue.status().loadedAt.getTime()).toBeGreaterThanOrEqual(Date.parse(midnight));
  });

  it('in summer differs from midnight UTC', async () => {
    const clock = createTestClock(before('2026-07-15T00:00:00.000Z', 500), { standsStill: true });
    catalogue = await startCatalogue(payload, { clock });
    const version = catalogue.version();
    clock.run();
    await vi.waitFor(
      () => expect(clock.now().getTime()).toBeGreaterThan(Date.parse('2026-07-15T00:00:01.000Z')),
      patience,
    );
    expect(catalogue.version()).toBe(version);
  });
});

describe('the time', () => {
  it('starts and ends an offer', async () => {
    const start = Date.parse('2026-03-10T12:00:00.000Z');
    const at = (milliseconds: number) => new Date(start + milliseconds).toISOString();
    await createDiscount(payload, {
      provider: provider.id,
      discoveredAt: at(-hour),
      startsAt: at(3000),
      endsAt: at(hour),
    });
    const clock = createTestClock(new Date(start), { standsStill: true });
    catalogue = await startCatalogue(payload, { clock });
    const offers = () => catalogue.current().discounts.length;
    expect(offers()).toBe(0);
    clock.run();
    await vi.waitFor(() => expect(offers()).toBe(1), patience);
    clock.putTo(at(hour - 2000));
    await vi.waitFor(() => expect(offers()).toBe(0), patience);
  });

  it('may jump forward or back, and the catalogue notices', async () => {
    const checkedAt = '2026-03-10T12:00:00.000Z';
    await payload.db.updateOne({ collection: 'products', id: product.id, data: { checkedAt } });
    const clock = createTestClock('2026-03-20T12:00:00.000Z');
    catalogue = await startCatalogue(payload, { clock });
    expect(shown()?.freshness).toBe('month');
    clock.putTo('2026-05-20T12:00:00.000Z');
    await vi.waitFor(() => expect(shown()?.freshness).toBe('older'), patience);
    clock.putTo('2026-03-20T12:00:00.000Z');
    await vi.waitFor(() => expect(shown()?.freshness).toBe('month'), patience);
  });

  it('says nothing of a database that is away when it passes midnight', async () => {
    // The driver gives up after five seconds.
    const clock = createTestClock(before('2026-01-16T00:00:00.000Z', 10_000), {
      standsStill: true,
    });
    catalogue = await startCatalogue(payload, { clock });
    const version = catalogue.version();
    clock.run();
    await database.cut(payload);
    const away = await vi.waitUntil(() => {
      const { database: state } = catalogue.status();
      return state.reachable ? undefined : state;
    }, patience);
    await vi.waitFor(() => expect(catalogue.version()).toBe(version + 1), patience);
    expect(catalogue.status().database).toEqual(away);
    await database.restore(payload);
  });
});

/** Logs a different price up to that time. */
async function storePriceBefore(changedAt: string, oldPricePence: number): Promise<void> {
  const { id, dose, provider: owner, medication, pricePence } = product;
  await payload.db.deleteMany({ collection: 'observations', where: {} });
  const start = before(changedAt, 24 * hour).toISOString();
  for (const [recordedAt, price] of [
    [start, oldPricePence],
    [changedAt, pricePence],
  ] as const) {
    await payload.db.create({
      collection: 'observations',
      data: {
        product: id,
        provider: relationId(owner),
        medication: relationId(medication),
        dose,
        pricePence: price,
        seenAt: recordedAt,
        recordedAt,
        route: 'system',
        isListed: true,
      },
    });
  }
}
