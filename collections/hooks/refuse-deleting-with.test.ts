import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createMedication,
  createProduct,
  createProvider,
  createReview,
} from '#cms/testing/example-data.ts';
import { startTestPayload, type TestPayload } from '#cms/testing/test-payload.ts';

let test: TestPayload;
let provider: { id: string };
let product: { id: string };

beforeAll(async () => {
  test = await startTestPayload();
  const { payload } = test;
  provider = await createProvider(payload, { name: 'Northgate' });
  const medication = await createMedication(payload);
  product = await createProduct(payload, { provider: provider.id, medication: medication.id });
});
afterAll(() => test.stop());

const now = () => ({ deletedAt: new Date().toISOString() });

describe('a provider with products', () => {
  it('cannot be moved to the trash', async () => {
    await expect(
      test.payload.update({ collection: 'providers', id: provider.id, data: now() }),
    ).rejects.toThrow(
      'This provider still has 1 product. Move them to the trash first, or unpublish the provider to take it off the site.',
    );
  });

  it('can be trashed after them and restored, but not deleted permanently', async () => {
    const { payload } = test;
    const target = { collection: 'providers', id: provider.id, trash: true } as const;
    await payload.update({ collection: 'products', id: product.id, data: now() });
    await payload.update({ ...target, data: now() });
    await expect(payload.delete(target)).rejects.toThrow(
      'This provider still has 1 product and 2 observations, including any in the trash',
    );
    const restored = await payload.update({ ...target, data: { deletedAt: null } });
    expect(restored.deletedAt ?? null).toBeNull();
  });
});

describe('a product', () => {
  it('leaves the site when it is trashed, and its slot stays taken', async () => {
    const { payload } = test;
    const { docs } = await payload.find({ collection: 'products' });
    expect(docs).toEqual([]);
    const trashed = await payload.findByID({ collection: 'products', id: product.id, trash: true });
    await expect(
      createProduct(payload, {
        provider: provider.id,
        medication: (trashed.medication as { id: string }).id,
        dose: trashed.dose,
      }),
    ).rejects.toMatchObject({
      data: {
        errors: [
          {
            path: 'dose',
            message:
              'This dose of this medication at this provider is in the trash. Restore it there and edit it.',
          },
        ],
      },
    });
  });

  it('cannot be deleted permanently while it has observations', async () => {
    await expect(
      test.payload.delete({ collection: 'products', id: product.id, trash: true }),
    ).rejects.toThrow('This product still has 2 observations');
  });
});

describe('a review', () => {
  it('is deleted together with its abuse reports', async () => {
    const { payload } = test;
    const review = await createReview(payload, { provider: provider.id, status: 'pending' });
    await payload.create({
      collection: 'review-reports',
      data: {
        review: review.id,
        reason: 'abusive',
        reportedAt: new Date().toISOString(),
        status: 'open',
      },
    });
    await payload.delete({ collection: 'reviews', id: review.id });
    expect((await payload.count({ collection: 'review-reports' })).totalDocs).toBe(0);
  });
});
