import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Payload } from 'payload';
import type { Provider } from '#collections/payload-types.ts';
import {
  createDiscount,
  createMedication,
  createProduct,
  createProvider,
  createRegistration,
  createReview,
} from '../testing/example-data.ts';
import { createTestClock } from '../testing/test-clock.ts';
import { startTestPayload, type TestPayload } from '../testing/test-payload.ts';
import { startCatalogue, type CatalogueService } from './catalogue-service.ts';

const clock = createTestClock();
/** A change of the clock is noticed within two seconds. */
const patience = { timeout: 30_000 };
const day = 24 * 3_600_000;
const inDays = (days: number) => new Date(Date.now() + days * day).toISOString();

let test: TestPayload;
let payload: Payload;
let catalogue: CatalogueService;

beforeAll(async () => {
  test = await startTestPayload();
  ({ payload } = test);
  catalogue = await startCatalogue(payload, { clock });
});
afterAll(async () => {
  await catalogue.stop();
  await test.stop();
});

const shown = ({ slug }: Pick<Provider, 'slug'>) => catalogue.current().providers.get(slug);
const cqcEntry = {
  register: 'cqc',
  name: 'Ashdown Clinics Limited',
  number: '1-101',
  url: 'https://www.cqc.org.uk/provider/1-101',
} as const;

describe('a registration', () => {
  let provider: Provider;
  beforeAll(async () => {
    provider = await createProvider(payload);
  });

  it('is shown with its evidence, and sets its flag', async () => {
    const { id, checkedAt } = await createRegistration(payload, {
      provider: provider.id,
      ...cqcEntry,
      checkedAt: inDays(-30),
    });
    const registration = { ...cqcEntry, checkedAt };
    const flags = { cqcRegistered: true, gphcRegistered: false, gmcVerified: false };
    expect(shown(provider)).toMatchObject({ ...flags, registrations: [registration] });
    const { companies } = catalogue.current();
    expect(companies[0]).toMatchObject({ ...flags, registrations: [registration] });

    await payload.update({ collection: 'registrations', id, data: { endsAt: inDays(-1) } });
    expect(shown(provider)).toMatchObject({ cqcRegistered: false, registrations: [] });
    await payload.update({ collection: 'registrations', id, data: { endsAt: null } });
    expect(shown(provider)?.registrations).toHaveLength(1);
  });

  it('is listed in the order of the registers', async () => {
    await createRegistration(payload, {
      provider: provider.id,
      register: 'his',
      url: 'https://www.healthcareimprovementscotland.scot/entry/1',
    });
    await createRegistration(payload, { provider: provider.id });
    expect(shown(provider)?.registrations.map(({ register }) => register)).toEqual([
      'cqc',
      'gphc',
      'his',
    ]);
  });

  it('leaves the site when it is trashed, and returns when it is restored', async () => {
    const { docs } = await payload.find({
      collection: 'registrations',
      where: { register: { equals: 'gphc' } },
    });
    const target = { collection: 'registrations', id: docs[0]!.id, trash: true } as const;
    await payload.update({ ...target, data: { deletedAt: inDays(0) } });
    expect(shown(provider)?.gphcRegistered).toBe(false);
    await payload.update({ ...target, data: { deletedAt: null } });
    expect(shown(provider)?.gphcRegistered).toBe(true);
  });

  it('lapses by itself 90 days after its check, and returns after a new check', async () => {
    const other = await createProvider(payload, { name: 'Lapsing Clinic' });
    const { id } = await createRegistration(payload, {
      provider: other.id,
      checkedAt: inDays(-89),
    });
    expect(shown(other)?.gphcRegistered).toBe(true);
    const version = catalogue.version();
    clock.putTo(inDays(1));
    await vi.waitFor(() => expect(shown(other)?.gphcRegistered).toBe(false), patience);
    expect(shown(other)?.registrations).toEqual([]);
    expect(catalogue.version()).toBeGreaterThan(version);
    await payload.update({ collection: 'registrations', id, data: { checkedAt: inDays(0) } });
    expect(shown(other)?.gphcRegistered).toBe(true);
    clock.putTo(new Date());
  });
});

describe('an unregistered provider', () => {
  let registered: Provider;
  let unregistered: Provider;

  beforeAll(async () => {
    registered = await createProvider(payload, { name: 'Zeal Pharmacy' });
    await createRegistration(payload, { provider: registered.id });
    unregistered = await createProvider(payload, { name: 'Hollow Reed Online' });
    await createReview(payload, { provider: unregistered.id });
    const { id: medication } = await createMedication(payload);
    const product = (provider: string, pricePence: number) =>
      createProduct(payload, { provider, medication, pricePence });
    await product(registered.id, 15_000);
    await product(unregistered.id, 9900);
    await createDiscount(payload, { provider: unregistered.id });
  });

  it('comes last in the list, however many reviews it has', () => {
    expect(catalogue.current().companies.at(-1)?.name).toBe('Hollow Reed Online');
  });

  it('is left out of the lowest prices and the offers, but its prices are still listed', () => {
    const { medications, products, stats } = catalogue.current();
    expect(shown(unregistered)?.metrics).toEqual({
      totalProducts: 1,
      lowestPrice: null,
      medicationsAvailable: ['Mounjaro'],
    });
    expect(medications[0]).toMatchObject({
      minPrice: '150.00',
      maxPrice: '150.00',
      cheapest: { price: '150.00', consultationFee: null },
      offerCount: 1,
      providerCount: 1,
    });
    expect(stats).toMatchObject({
      totalProducts: 2,
      minPrices: { Mounjaro: 150 },
      medicationCounts: { Mounjaro: 1 },
    });
    expect(products.map(({ price }) => price)).toEqual(['150.00', '99.00']);
  });

  it('has no discounts on the site', () => {
    expect(catalogue.current().discounts).toEqual([]);
  });

  it('counts as soon as a registration is entered', async () => {
    const { id } = await createRegistration(payload, { provider: unregistered.id });
    expect(catalogue.current().stats.minPrices).toEqual({ Mounjaro: 99 });
    expect(catalogue.current().discounts).toHaveLength(1);
    await payload.delete({ collection: 'registrations', id });
    expect(catalogue.current().stats.minPrices).toEqual({ Mounjaro: 150 });
  });
});
