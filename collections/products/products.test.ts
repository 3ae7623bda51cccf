import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMedication, createProduct, createProvider } from '#cms/testing/example-data.ts';
import { startTestPayload, type TestPayload } from '#cms/testing/test-payload.ts';
import type { Medication, Product, Provider } from '../payload-types.ts';

let test: TestPayload;
let provider: Provider;
let medication: Medication;

beforeAll(async () => {
  test = await startTestPayload();
  provider = await createProvider(test.payload);
  medication = await createMedication(test.payload);
});
afterAll(() => test.stop());

const refs = () => ({ provider: provider.id, medication: medication.id });

function historyOf({ id }: Product) {
  return test.payload
    .find({
      collection: 'price-history',
      where: { product: { equals: id } },
      sort: 'changedAt',
      depth: 0,
    })
    .then(({ docs }) => docs);
}

function setProduct({ id }: Product, data: Partial<Product>) {
  return test.payload.update({ collection: 'products', id, data });
}

function createEditor(name: string) {
  return test.payload.create({
    collection: 'users',
    data: {
      name,
      email: `${name.toLowerCase()}@directory.example`,
      password: 'a long password',
      roles: ['editor'],
    },
  });
}

describe('a product', () => {
  it('is refused a second time for the same provider, medication and dose, in words', async () => {
    await createProduct(test.payload, { ...refs(), dose: '5mg' });
    await expect(createProduct(test.payload, { ...refs(), dose: '5mg' })).rejects.toMatchObject({
      data: {
        errors: [
          {
            path: 'dose',
            message:
              'This provider already lists this dose of this medication. Edit that product instead.',
          },
        ],
      },
    });
  });

  it.each([
    [
      'pricePence',
      0,
      'A price is more than £0, with at most two decimals: £129.50, which is stored as 12950 pence.',
    ],
    [
      'pricePence',
      -100,
      'A price is more than £0, with at most two decimals: £129.50, which is stored as 12950 pence.',
    ],
    [
      'pricePence',
      129.5,
      'A price is more than £0, with at most two decimals: £129.50, which is stored as 12950 pence.',
    ],
    [
      'deliveryFeePence',
      -1,
      'A fee is £0 or more, with at most two decimals, stored in pence; leave it empty if it is not known.',
    ],
    [
      'dose',
      '10 milligrams',
      'A dose is written as on the box, without a space: 2.5mg, 0.25mg or 3mg daily.',
    ],
    [
      'sourceUrl',
      'javascript:alert(1)',
      'A web address begins with https:// or http://, as in https://clinic.example/prices.',
    ],
  ])('is refused with %s %s', async (field, value, message) => {
    await expect(
      createProduct(test.payload, { ...refs(), dose: '7.5mg', [field]: value }),
    ).rejects.toMatchObject({ data: { errors: [{ path: field, message }] } });
  });

  it('keeps an unknown fee unknown and a free one free', async () => {
    const product = await createProduct(test.payload, {
      ...refs(),
      dose: '10mg',
      deliveryFeePence: 0,
    });
    expect(product.deliveryFeePence).toBe(0);
    expect(product.consultationFeePence ?? null).toBeNull();
  });

  it('is called by its medication and dose in the admin', async () => {
    const product = await createProduct(test.payload, { ...refs(), dose: '12.5mg' });
    expect(product.title).toBe('Mounjaro 12.5mg');
  });

  it('was checked when its price changes, unless the editor says when', async () => {
    const longAgo = '2026-01-02T03:04:05.000Z';
    const product = await createProduct(test.payload, {
      ...refs(),
      dose: '15mg',
      checkedAt: longAgo,
    });
    expect(product.checkedAt).toBe(longAgo);
    const repriced = await setProduct(product, { pricePence: 13900 });
    expect(Date.now() - new Date(repriced.checkedAt).getTime()).toBeLessThan(60_000);
    const restocked = await setProduct(product, { inStock: false, checkedAt: longAgo });
    expect(restocked.checkedAt).toBe(longAgo);
  });

  it('keeps who checked its price and how, whatever is claimed', async () => {
    const checker = await createEditor('Chloe');
    const product = await createProduct(test.payload, { ...refs(), dose: '4mg' });
    expect(product).toMatchObject({ checkedThrough: 'system' });
    const asChecker = { user: { ...checker, collection: 'users' }, overrideAccess: false } as const;
    const checked = await test.payload.update({
      collection: 'products',
      id: product.id,
      data: { checkedAt: '2026-11-01T09:00:00.000Z', checkedThrough: 'import', checkedBy: null },
      depth: 0,
      ...asChecker,
    });
    expect(checked).toMatchObject({ checkedThrough: 'editor', checkedBy: checker.id });
    const untouched = await setProduct(product, { inStock: false });
    expect(untouched).toMatchObject({ checkedThrough: 'editor' });
  });
});

describe('the price history', () => {
  it('starts with the first price and appends each other one', async () => {
    const product = await createProduct(test.payload, {
      ...refs(),
      dose: '1mg',
      pricePence: 10000,
    });
    await setProduct(product, { pricePence: 11000 });
    await setProduct(product, { pricePence: 9000 });
    expect(await historyOf(product)).toMatchObject([
      { oldPricePence: null, newPricePence: 10000, source: 'system', dose: '1mg' },
      { oldPricePence: 10000, newPricePence: 11000 },
      { oldPricePence: 11000, newPricePence: 9000 },
    ]);
  });

  it('stays as it is when something else than the price changes', async () => {
    const product = await createProduct(test.payload, { ...refs(), dose: '2mg' });
    await setProduct(product, { inStock: false, deliveryFeePence: 500 });
    expect(await historyOf(product)).toHaveLength(1);
  });

  it('says which editor changed a price', async () => {
    const editor = await createEditor('Edith');
    const product = await createProduct(test.payload, { ...refs(), dose: '3mg' });
    await test.payload.update({
      collection: 'products',
      id: product.id,
      data: { pricePence: 9900 },
      user: { ...editor, collection: 'users' },
      overrideAccess: false,
    });
    expect((await historyOf(product)).at(-1)).toMatchObject({
      source: 'editor',
      changedBy: editor.id,
    });
  });

  it('refuses to change or delete an entry, whoever asks', async () => {
    const {
      docs: [entry],
    } = await test.payload.find({ collection: 'price-history', limit: 1 });
    const {
      docs: [user],
    } = await test.payload.find({ collection: 'users', limit: 1 });
    const target = {
      collection: 'price-history',
      id: entry!.id,
      user,
      overrideAccess: false,
    } as const;
    const forbidden = { status: 403 };
    await expect(
      test.payload.update({ ...target, data: { newPricePence: 1 } }),
    ).rejects.toMatchObject(forbidden);
    await expect(test.payload.delete(target)).rejects.toMatchObject(forbidden);
  });
});
