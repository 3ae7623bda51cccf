import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Provider } from '#collections/payload-types.ts';
import {
  createDiscount,
  createMedication,
  createProduct,
  createProvider,
  createRegisteredProvider,
} from '../testing/example-data.ts';
import { createTestClock } from '../testing/test-clock.ts';
import { startTestPayload, type TestPayload } from '../testing/test-payload.ts';
import { discountPart, isRunning, nextDiscountChange } from './build-discounts.ts';
import { startCatalogue, type CatalogueService } from './catalogue-service.ts';

const clock = createTestClock();
/** A change of the clock is noticed within two seconds. */
const patience = { timeout: 30_000 };

let test: TestPayload;
let catalogue: CatalogueService;
let provider: Provider;

beforeAll(async () => {
  test = await startTestPayload();
  catalogue = await startCatalogue(test.payload, { clock });
  provider = await createRegisteredProvider(test.payload);
});
afterAll(async () => {
  await catalogue.stop();
  await test.stop();
});

const texts = () => catalogue.current().discounts.map(({ discount_text: text }) => text);

it('a sample offer on a medicine that nobody has signed off disappears with the sample data notice', async () => {
  const { payload } = test;
  const offer = await createDiscount(payload, {
    provider: provider.id,
    discountText: 'A sample of an offer',
    appliesTo: ['medicine'],
  });
  expect(offer).toMatchObject({ isActive: true, isSignedOff: false, signedOffAt: null });
  expect(texts()).toContain('A sample of an offer');
  const save = (showsSampleData: boolean) =>
    payload.updateGlobal({ slug: 'settings', data: { showsSampleData }, overrideAccess: true });
  await save(false);
  expect(texts()).not.toContain('A sample of an offer');
  const another = createDiscount(payload, { provider: provider.id, appliesTo: ['medicine'] });
  await expect(another).rejects.toThrow('needs an administrator’s sign-off');
  await save(true);
  await payload.delete({ collection: 'discounts', id: offer.id });
});

describe('discounts', () => {
  it('are listed newest first, with the specification’s field names', async () => {
    await createDiscount(test.payload, { provider: provider.id });
    await createDiscount(test.payload, {
      provider: provider.id,
      discountText: '£10 off repeat orders',
      code: null,
      percentageOff: null,
      fixedAmountOffPence: 1000,
      discoveredAt: '2025-09-01T00:00:00.000Z',
    });
    expect(catalogue.current().discounts).toMatchObject([
      { provider: provider.name, discount_code: null, percentage_off: null, fixed_amount_off: 10 },
      { discount_code: 'WLNEW30', percentage_off: 30, fixed_amount_off: null, is_active: true },
    ]);
  });

  it('say what they come to for what is in stock at a price that is not stale', async () => {
    const { payload } = test;
    const { id: seller } = await createRegisteredProvider(payload, { name: 'Greycliff' });
    const { id: medication } = await createMedication(payload, { name: 'Orlistat' });
    const dose = (name: string, fields: object) =>
      createProduct(payload, { provider: seller, medication, dose: name, ...fields });
    await dose('0.25mg', {});
    await dose('0.5mg', { inStock: false });
    await dose('1mg', {
      checkedAt: new Date(clock.now().getTime() - 60 * 86_400_000).toISOString(),
    });
    const offer = { provider: seller, discountText: 'A fifth off every order', percentageOff: 20 };
    const { id } = await createDiscount(payload, {
      ...offer,
      forWhom: 'everyone',
      takenOff: ['price'],
    });
    const shown = catalogue
      .current()
      .discounts.find(({ discount_text: text }) => text === offer.discountText);
    expect(shown?.totals.map(({ dose: of }) => of)).toEqual(['0.25mg']);
    await payload.delete({ collection: 'discounts', id });
  });

  it('name the dose that they mention while it is in stock at a price that is not stale', async () => {
    const { payload } = test;
    const { id: seller } = await createRegisteredProvider(payload, { name: 'Hartfell' });
    const { id: medication } = await createMedication(payload, { name: 'Contrave' });
    const product = await createProduct(payload, { provider: seller, medication, dose: '8mg' });
    const { id } = await createDiscount(payload, {
      provider: seller,
      discountText: 'Contrave from £100',
      product: product.id,
    });
    const mentioned = () =>
      catalogue.current().discounts.find(({ discount_text: text }) => text.startsWith('Contrave'))
        ?.product;
    expect(mentioned()).toMatchObject({ name: 'Contrave', dose: '8mg' });
    await payload.update({ collection: 'products', id: product.id, data: { inStock: false } });
    expect(mentioned()).toBeNull();
    await payload.delete({ collection: 'discounts', id });
  });

  it('leave the site when they are switched off, and when their provider is unpublished', async () => {
    const offer = await createDiscount(test.payload, {
      provider: provider.id,
      discountText: 'Off soon',
    });
    expect(texts()).toContain('Off soon');
    await test.payload.update({ collection: 'discounts', id: offer.id, data: { isActive: false } });
    expect(texts()).not.toContain('Off soon');
    await test.payload.update({
      collection: 'providers',
      id: provider.id,
      data: { _status: 'draft' },
    });
    expect(texts()).toEqual([]);
    await test.payload.update({
      collection: 'providers',
      id: provider.id,
      data: { _status: 'published' },
    });
  });

  it('of a provider on no register are not shown', async () => {
    const unregistered = await createProvider(test.payload, { name: 'Hollow Reed Online' });
    await createDiscount(test.payload, { provider: unregistered.id, discountText: 'Too good' });
    expect(texts()).not.toContain('Too good');
  });

  it('that name a product’s price show the current total with fees', async () => {
    const medication = await createMedication(test.payload, { name: 'Wegovy' });
    const product = await createProduct(test.payload, {
      provider: provider.id,
      medication: medication.id,
      dose: '0.25mg',
      pricePence: 10_399,
      deliveryFeePence: 399,
    });
    await createDiscount(test.payload, {
      provider: provider.id,
      discountText: 'From £103.99 per month',
      product: product.id,
    });
    const offer = () =>
      catalogue.current().discounts.find(({ discount_text: text }) => text.startsWith('From'));
    const priced = {
      name: 'Wegovy',
      dose: '0.25mg',
      price: '103.99',
      priceUnit: 'month',
      firstOrderPrice: null,
      consultationFee: null,
      consultationFeeBasis: null,
      deliveryFee: '3.99',
    };
    expect(offer()?.product).toEqual(priced);
    const changes = { consultationFeePence: 0, pricePence: 10_499 };
    await test.payload.update({ collection: 'products', id: product.id, data: changes });
    expect(offer()?.product).toEqual({ ...priced, consultationFee: '0.00', price: '104.99' });

    const other = await createProvider(test.payload, { name: 'Another clinic' });
    await expect(
      createDiscount(test.payload, { provider: other.id, product: product.id }),
    ).rejects.toMatchObject({ data: { errors: [{ path: 'product' }] } });
  });

  it('say the total with the offer for the doses that they are for', async () => {
    const { payload } = test;
    const medication = await createMedication(payload, { name: 'Saxenda', order: 3 });
    const sell = (dose: string, fields: object) =>
      createProduct(payload, {
        provider: provider.id,
        medication: medication.id,
        dose,
        pricePence: 10_000,
        consultationFeePence: 2000,
        deliveryFeePence: 500,
        ...fields,
      });
    const first = await sell('3mg', { firstOrderPricePence: 8000, consultationFeeBasis: 'once' });
    await sell('6mg', {});
    await createDiscount(payload, {
      provider: provider.id,
      discountText: 'Half off the first visit',
      percentageOff: 50,
      forWhom: 'new',
      takenOff: ['consultation'],
      medication: medication.id,
      doses: ['3mg'],
    });
    const offer = () =>
      catalogue.current().discounts.find(({ discount_text: text }) => text.startsWith('Half'));
    const { docs } = await payload.find({
      collection: 'discounts',
      where: { discountText: { equals: 'Half off the first visit' } },
    });
    expect(docs[0]?.appliesTo).toEqual(['consultation', 'medicine']);
    expect(offer()?.totals).toMatchObject([
      {
        productId: first.id,
        name: 'Saxenda',
        dose: '3mg',
        newPatient: { total: '95.00', isComplete: true },
        returningPatient: { total: '105.00', isComplete: true },
      },
    ]);
  });

  it('end by themselves, at the exact time', async () => {
    const endsAt = new Date(Date.now() + 3_600_000).toISOString();
    await createDiscount(test.payload, { provider: provider.id, discountText: 'Brief', endsAt });
    expect(texts()).toContain('Brief');
    const version = catalogue.version();
    clock.putTo(endsAt);
    await vi.waitFor(() => expect(texts()).not.toContain('Brief'), patience);
    expect(catalogue.version()).toBeGreaterThan(version);
  });

  it('begin by themselves too', async () => {
    clock.putTo(new Date());
    const startsAt = new Date(Date.now() + 3_600_000).toISOString();
    await createDiscount(test.payload, { provider: provider.id, discountText: 'Soon', startsAt });
    expect(texts()).not.toContain('Soon');
    clock.putTo(startsAt);
    await vi.waitFor(() => expect(texts()).toContain('Soon'), patience);
  });

  it('are over at their end time, not just after it', async () => {
    const offer = await createDiscount(test.payload, { provider: provider.id });
    const end = new Date('2026-01-01T00:00:00.000Z');
    const discount = discountPart({ ...offer, startsAt: null, endsAt: end.toISOString() });
    const justBefore = new Date(end.getTime() - 1);
    expect(isRunning(discount, justBefore)).toBe(true);
    expect(isRunning(discount, end)).toBe(false);
    expect(nextDiscountChange([discount], justBefore)).toBe(end.getTime());
    expect(nextDiscountChange([discount], end)).toBe(Infinity);
  });

  const wrongPercentage = 'Enter a percentage from 1 to 100, with one decimal at most, as in 12.5.';

  it.each([
    [{ percentageOff: 0 }, 'percentageOff', wrongPercentage],
    [{ percentageOff: 101 }, 'percentageOff', wrongPercentage],
    [{ percentageOff: 12.345 }, 'percentageOff', wrongPercentage],
    [
      { endsAt: '2025-08-11T00:00:00.000Z' },
      'endsAt',
      'The end must be later than the day the offer was discovered.',
    ],
  ])('are refused with %o', async (fields, path, message) => {
    await expect(
      createDiscount(test.payload, { provider: provider.id, ...fields }),
    ).rejects.toMatchObject({ data: { errors: [{ path, message }] } });
  });
});
