import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Medication, Product, Provider } from '#collections/payload-types.ts';
import { londonMidnight } from '#contract/rules/date.ts';
import { companiesSchema, providerSchema } from '#contract/schemas/company.ts';
import { medicationsSchema } from '#contract/schemas/medication.ts';
import { productsSchema } from '#contract/schemas/product.ts';
import { statsSchema } from '#contract/schemas/stats.ts';
import {
  createGuide,
  createMedication,
  createProduct,
  createProvider,
  createRegisteredProvider,
  createReview,
} from '../testing/example-data.ts';
import { startTestPayload, type TestPayload } from '../testing/test-payload.ts';
import { createChangeLog, type ChangeLog } from './change-log.ts';
import { startCatalogue, type CatalogueService } from './catalogue-service.ts';

let test: TestPayload;
let catalogue: CatalogueService;
let provider: Provider;
let medication: Medication;
let product: Product;

beforeAll(async () => {
  test = await startTestPayload();
  catalogue = await startCatalogue(test.payload);
  medication = await createMedication(test.payload);
});
afterAll(async () => {
  await catalogue.stop();
  await test.stop();
});

let count = 0;
beforeEach(async () => {
  count += 1;
  provider = await createRegisteredProvider(test.payload, { name: `Provider ${count}` });
  product = await createProduct(test.payload, { provider: provider.id, medication: medication.id });
});

/** The change log as another process sees it. */
let another: ChangeLog;
beforeAll(() => {
  another = createChangeLog(test.payload);
});

const patience = { timeout: 20_000 };

/** Writes straight to the database, like another process: no hook fires in this one. */
async function setPrice({ id }: { id: string }, pricePence: number): Promise<void> {
  await test.payload.db.updateOne({ collection: 'products', id, data: { pricePence } });
}

const current = () => catalogue.current().providers.get(provider.slug);

describe('the catalogue', () => {
  it('has a changed price as soon as the save returns', async () => {
    expect(current()?.products[0]?.price).toBe('129.00');
    await test.payload.update({
      collection: 'products',
      id: product.id,
      data: { pricePence: 13550 },
    });
    // It had no price a month ago that it, or its provider's prices together, could be compared with.
    expect(current()?.products[0]).toMatchObject({ price: '135.50', priceChange: null });
    expect(current()?.priceTrend).toBeNull();
  });

  it('drops a provider and its products when it is unpublished', async () => {
    await test.payload.update({
      collection: 'providers',
      id: provider.id,
      data: { _status: 'draft' },
    });
    expect(current()).toBeUndefined();
    expect(catalogue.current().products.some(({ company }) => company.id === provider.id)).toBe(
      false,
    );
  });

  it.each([{ _status: 'draft' as const }, { deletedAt: new Date().toISOString() }])(
    'drops a page that is taken off with %o after a newer draft of it was kept',
    async (taken) => {
      const { id, slug } = await createGuide(test.payload, { slug: `guide-${count}` });
      const guide = { collection: 'guides', id, overrideAccess: true } as const;
      await test.payload.update({ ...guide, data: { title: 'A draft' }, draft: true });
      expect(catalogue.current().guides.has(slug)).toBe(true);
      await test.payload.update({ ...guide, data: taken });
      expect(catalogue.current().guides.has(slug)).toBe(false);
    },
  );

  it('keeps the published version while an editor works on a draft', async () => {
    await test.payload.update({
      collection: 'providers',
      id: provider.id,
      data: { name: 'Half a name' },
      draft: true,
    });
    expect(current()?.name).toBe(`Provider ${count}`);
  });

  it('counts published reviews only, and drops one that is rejected or deleted', async () => {
    const review = (fields: object) =>
      createReview(test.payload, { provider: provider.id, ...fields });
    const first = await review({ rating: 5 });
    await review({ rating: 2, verified: true, verifiedEvidence: 'order' });
    for (const rating of [5, 5, 4]) await review({ rating });
    await review({ rating: 1, status: 'pending' });
    expect(current()).toMatchObject({
      averageRating: 4.2,
      reviewCount: 5,
      reviewSummary: { positiveCount: 4, negativeCount: 1, verifiedCount: 1, recentCount: 5 },
    });
    await test.payload.update({
      collection: 'reviews',
      id: first.id,
      data: { status: 'rejected', rejectionReason: 'abusive' },
    });
    expect(current()?.reviewCount).toBe(4);
    expect(current()?.reviews.map(({ id }) => id)).not.toContain(first.id);
  });

  it('has no average below five reviews, for a provider or overall', async () => {
    const reviews = [];
    for (let number = 1; number <= 5; number += 1) {
      reviews.push(await createReview(test.payload, { provider: provider.id, rating: 4 }));
      expect(current()?.averageRating).toBe(number < 5 ? null : 4);
    }
    await test.payload.update({
      collection: 'reviews',
      id: reviews[0]!.id,
      data: { status: 'rejected', rejectionReason: 'withdrawn' },
    });
    expect(current()).toMatchObject({ averageRating: null, reviewCount: 4 });
    expect(current()?.reviewSummary.averageRating).toBeNull();
  });

  it('counts removed reviews in public, by reason and stars', async () => {
    const { payload } = test;
    const leave = async (rating: number, rejectionReason: 'abusive' | 'duplicate') => {
      const { id } = await createReview(payload, { provider: provider.id, rating });
      const data = { status: 'rejected', rejectionReason } as const;
      await payload.update({ collection: 'reviews', id, data });
      return id;
    };
    await leave(1, 'abusive');
    await leave(1, 'abusive');
    const last = await leave(5, 'duplicate');
    await createReview(payload, {
      provider: provider.id,
      status: 'rejected',
      rejectionReason: 'abusive',
    });
    const abusive = { reason: 'abusive', rating: 1, count: 2 };
    const removed = () => current()?.reviewSummary.removed;
    expect(removed()).toEqual([abusive, { reason: 'duplicate', rating: 5, count: 1 }]);
    await payload.update({ collection: 'reviews', id: last, data: { status: 'published' } });
    expect(removed()).toEqual([abusive]);
  });

  it('takes the lowest price from products in stock', async () => {
    await createProduct(test.payload, {
      provider: provider.id,
      medication: medication.id,
      dose: '5mg',
      pricePence: 9900,
      inStock: false,
    });
    expect(current()?.metrics).toEqual({
      totalProducts: 2,
      lowestPrice: '129.00',
      medicationsAvailable: ['Mounjaro'],
    });
  });

  it('marks a price unchecked for over 30 days as stale and leaves it out of the lowest prices', async () => {
    const daysAgo = (days: number) => londonMidnight(new Date(), -days).toISOString();
    const stored = async (checkedAt: string) => {
      // No check is put before the one that is stored, so time passes below Payload.
      await test.payload.db.updateOne({
        collection: 'products',
        id: product.id,
        data: { checkedAt },
        returning: false,
      });
      await another.append([{ collection: 'products', ids: [product.id] }]);
    };
    const freshness = () => current()?.products[0]?.freshness;
    await stored(daysAgo(30));
    await vi.waitFor(() => expect(freshness()).toBe('month'), patience);
    await stored(daysAgo(31));
    await vi.waitFor(() => expect(freshness()).toBe('older'), patience);
    expect(current()?.metrics.lowestPrice).toBeNull();
  });

  it('picks up a change from another process', async () => {
    await setPrice(product, 20000);
    expect(current()?.products[0]?.price).toBe('129.00');
    await another.append([{ collection: 'products', ids: [product.id] }]);
    await vi.waitFor(() => expect(current()?.products[0]?.price).toBe('200.00'), patience);
  });

  it('drops what another process has deleted', async () => {
    const { id, slug } = await createGuide(test.payload);
    const guide = () => catalogue.current().guides.get(slug);
    expect(guide()?.slug).toBe(slug);
    await test.payload.db.deleteOne({ collection: 'guides', where: { id: { equals: id } } });
    await another.append([{ collection: 'guides', ids: [id] }]);
    await vi.waitFor(() => expect(guide()).toBeUndefined(), patience);
  });

  it('rereads a collection in which another process has changed very many documents', async () => {
    await setPrice(product, 21000);
    const others = Array.from({ length: 1000 }, (_, index) => `no product ${index}`);
    await another.append([{ collection: 'products', ids: [product.id, ...others] }]);
    await vi.waitFor(() => expect(current()?.products[0]?.price).toBe('210.00'), patience);
  });

  it('reads everything if it has missed more than the log holds', async () => {
    await setPrice(product, 22000);
    await test.payload.db.deleteMany({ collection: 'catalogue-changes', where: {} });
    await vi.waitFor(() => expect(current()?.products[0]?.price).toBe('220.00'), patience);
  });

  it('reads only what a change names and rebuilds only what depends on it', async () => {
    const other = await createProvider(test.payload, { name: `Other than ${count}` });
    const { id } = await createProduct(test.payload, {
      provider: other.id,
      medication: medication.id,
    });
    const before = catalogue.current().providers.get(other.slug);
    await setPrice({ id }, 23000);
    await test.payload.update({
      collection: 'products',
      id: product.id,
      data: { pricePence: 13550 },
    });
    expect(current()?.products[0]?.price).toBe('135.50');
    expect(catalogue.current().providers.get(other.slug)).toBe(before);
    await catalogue.compare();
    expect(catalogue.current().providers.get(other.slug)?.products[0]?.price).toBe('230.00');
  });

  it('finds missed changes in a comparison, and logs them', async () => {
    const warn = vi.spyOn(test.payload.logger, 'warn');
    await catalogue.compare();
    expect(warn).not.toHaveBeenCalled();
    await setPrice(product, 24000);
    await catalogue.compare();
    expect(current()?.products[0]?.price).toBe('240.00');
    const missed = [`products ${product.id}`, expect.stringContaining('observations ')];
    expect(warn.mock.calls).toEqual([[{ missed }, expect.stringContaining('missed')]]);
    warn.mockRestore();
  });

  it('keeps its version when a save changes nothing', async () => {
    const version = catalogue.version();
    await test.payload.update({
      collection: 'products',
      id: product.id,
      data: { pricePence: 12900 },
    });
    await catalogue.compare();
    expect(catalogue.version()).toBe(version);
  });

  it('has a new version after each change, and the same one otherwise', async () => {
    const before = catalogue.version();
    expect(catalogue.version()).toBe(before);
    await test.payload.updateGlobal({ slug: 'settings', data: { showsSampleData: false } });
    expect(catalogue.version()).toBeGreaterThan(before);
    expect(catalogue.current().site.showsSampleData).toBe(false);
  });

  it('satisfies the contract', () => {
    const { companies, products, providers, medications, stats } = catalogue.current();
    expect(medications.map(({ name }) => name)).toEqual(['Mounjaro']);
    expect(companies.map(({ name }) => name)).toContain(`Provider ${count}`);
    expect(products.map(({ company }) => company.name)).toContain(`Provider ${count}`);
    expect([...providers.values()].map(({ name }) => name)).toContain(`Provider ${count}`);
    expect(companiesSchema.parse(companies)).toEqual(companies);
    expect(productsSchema.parse(products)).toEqual(products);
    expect(medicationsSchema.parse(medications)).toEqual(medications);
    expect(statsSchema.parse(stats)).toEqual(stats);
    for (const each of providers.values()) expect(providerSchema.parse(each)).toEqual(each);
  });
});
