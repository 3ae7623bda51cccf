import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMedication, createProduct, createProvider } from '#cms/testing/example-data.ts';
import { startTestPayload, type TestPayload } from '#cms/testing/test-payload.ts';
import type { Medication, Product, Provider, User } from '../payload-types.ts';

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

function observationsOf({ id }: Product) {
  return test.payload
    .find({
      collection: 'observations',
      where: { product: { equals: id } },
      sort: 'recordedAt',
      depth: 0,
    })
    .then(({ docs }) => docs);
}

function stored({ id }: Product) {
  return test.payload.findByID({ collection: 'products', id, depth: 0 });
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
  it('cannot be copied: the copy would be on the site with a check that nobody has made', async () => {
    const { id } = await createProduct(test.payload, { ...refs(), dose: '6mg' });
    const copied = test.payload.duplicate({ collection: 'products', id, data: { dose: '99mg' } });
    await expect(copied).rejects.toThrow('cannot be duplicated');
  });

  describe('for the same provider, medication and dose as another', () => {
    const refusal = {
      data: {
        errors: [
          {
            path: 'dose',
            message:
              'This provider already lists this dose of this medication. Edit that product instead.',
          },
        ],
      },
    };

    it('is refused in words', async () => {
      await createProduct(test.payload, { ...refs(), dose: '5mg' });
      await expect(createProduct(test.payload, { ...refs(), dose: '5mg' })).rejects.toMatchObject(
        refusal,
      );
    });

    it('is refused in words where it was another dose until now', async () => {
      await createProduct(test.payload, { ...refs(), dose: '12mg' });
      const { id } = await createProduct(test.payload, { ...refs(), dose: '13mg' });
      const data = { dose: '12mg' };
      await expect(test.payload.update({ collection: 'products', id, data })).rejects.toMatchObject(
        refusal,
      );
    });
  });

  it.each([
    [
      'pricePence',
      0,
      '“Price (£)” takes an amount above £0, with a point before the pence, as in 129.50.',
    ],
    ['pricePence', null, '“Price (£)” is required: enter an amount above £0, as in 129.50.'],
    [
      'pricePence',
      129.5,
      '“Price (£)” takes an amount above £0, with a point before the pence, as in 129.50. It is stored in whole pence, as in 12950.',
    ],
    [
      'deliveryFeePence',
      '£4,95',
      '“Delivery fee (£)” takes an amount of £0 or more, with a point before the pence, as in 4.95, or leave it empty.',
    ],
    [
      'dose',
      '10 milligrams',
      'Write the dose as on the box, without a space: 2.5mg, 0.25mg or 3mg daily.',
    ],
    [
      'sourceUrl',
      'javascript:alert(1)',
      'Enter a web address that starts with https:// or http://, such as https://clinic.example/prices.',
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

  it('is called by its provider, medication and dose in the admin', async () => {
    const product = await createProduct(test.payload, { ...refs(), dose: '12.5mg' });
    expect(product.title).toBe('Ashdown Online Clinic – Mounjaro 12.5mg');
  });

  it('is called by the new name of its provider once that is published, without a new version', async () => {
    const { payload } = test;
    const { id } = await createProvider(payload, { name: 'Old Name' });
    const product = await createProduct(payload, { ...refs(), provider: id });
    const rename = (data: object, draft: boolean) =>
      payload.update({ collection: 'providers', id, data, draft, overrideAccess: true });
    await rename({ name: 'New Name', _status: 'draft' }, true);
    expect((await stored(product)).title).toBe('Old Name – Mounjaro 2.5mg');
    await rename({ _status: 'published' }, false);
    expect(await stored(product)).toMatchObject({
      title: 'New Name – Mounjaro 2.5mg',
      updatedAt: product.updatedAt,
    });
  });

  it('was checked when what is seen of it changes, unless the editor says when', async () => {
    const longAgo = '2026-01-02T03:04:05.000Z';
    const product = await createProduct(test.payload, {
      ...refs(),
      dose: '15mg',
      checkedAt: longAgo,
    });
    expect(product.checkedAt).toBe(longAgo);
    const repriced = await setProduct(product, { pricePence: 13900 });
    expect(Date.now() - new Date(repriced.checkedAt).getTime()).toBeLessThan(60_000);
    const now = new Date().toISOString();
    const restocked = await setProduct(product, { inStock: false, checkedAt: now });
    expect(restocked.checkedAt).toBe(now);
  });

  it('keeps who checked its price and how, whatever is claimed', async () => {
    const checker = await createEditor('Chloe');
    const product = await createProduct(test.payload, {
      ...refs(),
      dose: '4mg',
      checkedAt: '2026-10-01T09:00:00.000Z',
    });
    expect(product).toMatchObject({ checkedThrough: 'system' });
    const asChecker = { user: { ...checker, collection: 'users' }, overrideAccess: false } as const;
    const checked = await test.payload.update({
      collection: 'products',
      id: product.id,
      data: { checkedAt: '2026-11-01T09:00:00.000Z', checkedThrough: 'import', checkedBy: null },
      depth: 0,
      ...asChecker,
    });
    expect(checked).toMatchObject({ checkedThrough: 'form', checkedBy: checker.id });
    const unchecked = await setProduct(product, {});
    expect(unchecked).toMatchObject({ checkedThrough: 'form' });
  });
});

describe('a price that somebody enters', () => {
  let product: Product;
  let editor: User;

  beforeAll(async () => {
    editor = await createEditor('Gerald');
    product = await createProduct(test.payload, {
      ...refs(),
      dose: '8mg',
      pricePence: 23200,
      checkedAt: '2026-11-01T09:00:00.000Z',
    });
  });

  function enter(data: Partial<Product>) {
    const { id } = product;
    const user = { ...editor, collection: 'users' as const };
    return test.payload.update({ collection: 'products', id, data, user, overrideAccess: false });
  }

  it.each([
    [
      { pricePence: 232000 },
      'pricePence',
      'The price changes from £232 to £2,320 (+900.0%). If that is right, confirm it and save again.',
    ],
    [
      { pricePence: 15000 },
      'pricePence',
      'The price changes from £232 to £150 (−35.3%). If that is right, confirm it and save again.',
    ],
    [
      { firstOrderPricePence: 11600 },
      'firstOrderPricePence',
      'The price of the first order changes from £232 to £116 (−50.0%). If that is right, confirm it and save again.',
    ],
    [
      { deliveryFeePence: 23200 },
      'deliveryFeePence',
      'The fees change the total from £232.00 to £464.00 (+100.0%). If that is right, confirm it and save again.',
    ],
    [
      { consultationFeePence: 490_000, deliveryFeePence: 0 },
      'consultationFeePence',
      'The fees change the total from £232.00 to £5,132.00 (+2112.1%). If that is right, confirm it and save again.',
    ],
    [
      { checkedAt: '2060-01-01T00:00:00.000Z' },
      'checkedAt',
      'The price cannot have been checked in the future. Correct the time of the check.',
    ],
    [
      { pricePence: 23300, checkedAt: '2026-10-31T09:00:00.000Z' },
      'checkedAt',
      'The price was last checked on 1 November 2026, 09:00. A check cannot be put before that one.',
    ],
  ])('is refused with %j', async (data, path, message) => {
    await expect(enter(data)).rejects.toMatchObject({
      message,
      data: { errors: [{ path, message }] },
    });
    expect(await stored(product)).toMatchObject({
      pricePence: 23200,
      checkedAt: '2026-11-01T09:00:00.000Z',
    });
  });

  it.each([
    [null, '“Price (£)” is required: enter an amount above £0, as in 129.50.'],
    [0, '“Price (£)” takes an amount above £0, with a point before the pence, as in 129.50.'],
  ])('is refused with %j pence, and no confirmation is asked for', async (pricePence, message) => {
    const data = { pricePence } as Partial<Product>;
    await expect(enter(data)).rejects.toMatchObject({
      data: { errors: [{ path: 'pricePence', message }] },
    });
  });

  it('is that of a month, because nothing else can be compared', async () => {
    await expect(enter({ priceUnit: 'pen' })).rejects.toMatchObject({
      data: {
        errors: [
          {
            path: 'priceUnit',
            message:
              'Enter the price of a month (four weeks), and “month” here: other prices cannot be compared.',
          },
        ],
      },
    });
    expect(await stored(product)).toMatchObject({ priceUnit: 'month' });
  });

  it('is refused for the first order of a new product, too', async () => {
    const user = { ...editor, collection: 'users' as const };
    const create = (more: Partial<Product>) =>
      test.payload.create({
        collection: 'products',
        data: { ...product, id: undefined, dose: '9mg', firstOrderPricePence: 2320, ...more },
        user,
        overrideAccess: false,
      });
    await expect(create({})).rejects.toMatchObject({
      data: { errors: [{ path: 'firstOrderPricePence' }] },
    });
    expect(await create({ confirmLargeChange: true })).toMatchObject({ dose: '9mg' });
  });

  it('may have fees that change by little in pounds', async () => {
    await enter({ deliveryFeePence: 295, consultationFeePence: 0 });
    expect(await enter({ deliveryFeePence: 495 })).toMatchObject({ deliveryFeePence: 495 });
  });

  it('changes much once it is confirmed, and the next change asks again', async () => {
    expect(await enter({ pricePence: 11000, confirmLargeChange: true })).toMatchObject({
      pricePence: 11000,
    });
    await expect(enter({ pricePence: 23200 })).rejects.toMatchObject({
      data: { errors: [{ path: 'pricePence' }] },
    });
  });
});

describe('the observations of a product', () => {
  it('start with how it was stored, and go on with each change of what is seen', async () => {
    const product = await createProduct(test.payload, {
      ...refs(),
      dose: '1mg',
      pricePence: 10000,
      checkedAt: '2026-01-02T03:04:05.000Z',
    });
    await setProduct(product, { pricePence: 11000 });
    await setProduct(product, { inStock: false, deliveryFeePence: 500 });
    const observations = await observationsOf(product);
    expect(observations).toMatchObject([
      {
        pricePence: 10000,
        deliveryFeePence: null,
        consultationFeePence: null,
        inStock: true,
        seenAt: '2026-01-02T03:04:05.000Z',
        route: 'system',
        dose: '1mg',
        isListed: true,
        ...refs(),
      },
      { pricePence: 11000, inStock: true },
      { pricePence: 11000, inStock: false, deliveryFeePence: 500, byRole: null },
    ]);
    const { checkedAt } = await stored(product);
    expect(observations.at(-1)?.seenAt).toBe(checkedAt);
  });

  it('have one more for a check that finds all as it was', async () => {
    const product = await createProduct(test.payload, { ...refs(), dose: '2mg' });
    const checkedAt = new Date().toISOString();
    await setProduct(product, { checkedAt });
    expect(await observationsOf(product)).toMatchObject([
      { pricePence: product.pricePence },
      { pricePence: product.pricePence, seenAt: checkedAt },
    ]);
  });

  it('stay as they are when nothing of it is seen or checked', async () => {
    const product = await createProduct(test.payload, { ...refs(), dose: '2.1mg' });
    const { title, pricePence, inStock, checkedAt } = product;
    const before = await observationsOf(product);
    expect(before).toMatchObject([{ pricePence, inStock, seenAt: checkedAt }]);
    await setProduct(product, { title, pricePence, inStock, checkedAt });
    expect(await observationsOf(product)).toEqual(before);
  });

  it('tell when it is moved to the trash, and when it comes back', async () => {
    const product = await createProduct(test.payload, { ...refs(), dose: '2.2mg' });
    await setProduct(product, { deletedAt: new Date().toISOString() });
    await test.payload.update({
      collection: 'products',
      id: product.id,
      data: { deletedAt: null },
      trash: true,
    });
    const observations = await observationsOf(product);
    expect(observations.map(({ isListed }) => isListed)).toEqual([true, false, true]);
    expect(new Set(observations.map(({ seenAt }) => seenAt)).size).toBe(1);
  });

  it('say that one was wrong by another that corrects it, as of the same check', async () => {
    const product = await createProduct(test.payload, { ...refs(), dose: '2.3mg' });
    const saved = await setProduct(product, {
      pricePence: 9900,
      correction: ' Two digits were swapped. ',
    });
    const [wrong, right] = await observationsOf(product);
    expect(right).toMatchObject({
      pricePence: 9900,
      corrects: wrong?.id,
      note: 'Two digits were swapped.',
      seenAt: product.checkedAt,
    });
    expect(saved.correction ?? null).toBeNull();
  });

  it('name the editor and the role that they had', async () => {
    const editor = await createEditor('Edith');
    const product = await createProduct(test.payload, { ...refs(), dose: '3mg' });
    await test.payload.update({
      collection: 'products',
      id: product.id,
      data: { pricePence: 9900 },
      user: { ...editor, collection: 'users' },
      overrideAccess: false,
    });
    expect((await observationsOf(product)).at(-1)).toMatchObject({
      route: 'form',
      by: editor.id,
      byRole: 'editor',
    });
  });

  it('are recorded one after the other, by saves at the same time too', async () => {
    const product = await createProduct(test.payload, { ...refs(), dose: '3.1mg' });
    const prices = [101, 102, 103, 104, 105].map((pounds) => pounds * 100);
    await Promise.allSettled(prices.map((pricePence) => setProduct(product, { pricePence })));
    const observations = await observationsOf(product);
    const times = observations.map(({ recordedAt }) => recordedAt);
    expect(new Set(times).size).toBe(times.length);
    const { pricePence, checkedAt } = await stored(product);
    expect(observations.at(-1)).toMatchObject({ pricePence, seenAt: checkedAt });
  });

  it('are not to be chosen by whoever saves', async () => {
    const editor = await createEditor('Ethel');
    const product = await createProduct(test.payload, { ...refs(), dose: '3.2mg' });
    const [first] = await observationsOf(product);
    const saved = await test.payload.update({
      collection: 'products',
      id: product.id,
      data: { observation: { id: 'mine', route: 'sample' }, pricePence: 9900 },
      user: { ...editor, collection: 'users' },
      overrideAccess: false,
    });
    expect(saved).not.toHaveProperty('observation');
    const [, second, ...others] = await observationsOf(product);
    expect(others).toEqual([]);
    expect([first?.id, 'mine']).not.toContain(second?.id);
    expect(second).toMatchObject({ route: 'form', pricePence: 9900 });
  });

  it('are not changed or deleted, whoever asks', async () => {
    const {
      docs: [entry],
    } = await test.payload.find({ collection: 'observations', limit: 1 });
    const {
      docs: [user],
    } = await test.payload.find({ collection: 'users', limit: 1 });
    const target = {
      collection: 'observations',
      id: entry!.id,
      user,
      overrideAccess: false,
    } as const;
    const forbidden = { status: 403 };
    await expect(test.payload.update({ ...target, data: { pricePence: 1 } })).rejects.toMatchObject(
      forbidden,
    );
    await expect(test.payload.delete(target)).rejects.toMatchObject(forbidden);
  });
});
