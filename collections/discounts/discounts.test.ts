import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createDiscount,
  createMedication,
  createProduct,
  createProvider,
} from '#cms/testing/example-data.ts';
import { createTestEditors, type TestEditors } from '#cms/testing/test-editors.ts';
import { startTestPayload, type TestPayload } from '#cms/testing/test-payload.ts';
import type { Discount, Product, Provider } from '../payload-types.ts';

let test: TestPayload;
let editors: TestEditors;
let provider: Provider;
let product: Product;

beforeAll(async () => {
  test = await startTestPayload();
  editors = await createTestEditors(test);
  provider = await createProvider(test.payload);
  const { id: medication } = await createMedication(test.payload);
  product = await createProduct(test.payload, { provider: provider.id, medication });
});
afterAll(() => test.stop());

const hour = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * hour).toISOString();

describe('a discount', () => {
  it.each([
    [{ appliesTo: [] }, 'appliesTo', /required/],
    [
      { startsAt: '2026-02-01T00:00:00.000Z', endsAt: '2026-01-01T00:00:00.000Z' },
      'endsAt',
      /later than the start/,
    ],
  ])('rejects %o', async (fields, path, message) => {
    await expect(
      createDiscount(test.payload, { provider: provider.id, ...fields }),
    ).rejects.toMatchObject({
      data: { errors: [{ path, message: expect.stringMatching(message) }] },
    });
  });
});

it('a percentage with more decimals that is stored already does not keep an offer from being switched off', async () => {
  const { id } = await createDiscount(test.payload, { provider: provider.id, percentageOff: 12.5 });
  const data = { percentageOff: 12.345 };
  await test.payload.db.updateOne({ collection: 'discounts', id, data });
  await editors.patch('editor', `/discounts/${id}`, { isActive: false }).expect(200);
  await editors.patch('editor', `/discounts/${id}`, { percentageOff: 12.346 }).expect(400);
  await editors.patch('editor', `/discounts/${id}`, { percentageOff: 12.3 }).expect(200);
});

describe('a discount that names a product', () => {
  const named = (fields: Partial<Discount> = {}) =>
    createDiscount(test.payload, { provider: provider.id, product: product.id, ...fields });

  /** One that is on the site; returns its id. */
  async function createShown(): Promise<string> {
    const { id } = await named({ isActive: false });
    const changes = { isSignedOff: true, isActive: true };
    await editors.patch('admin', `/discounts/${id}`, changes).expect(200);
    return id;
  }

  it('is refused if the product is one of another provider', async () => {
    const other = await createProvider(test.payload, { name: 'Another', slug: 'another' });
    await expect(named({ provider: other.id })).rejects.toMatchObject({
      data: { errors: [{ path: 'product', message: 'Choose a product of this provider.' }] },
    });
  });

  it('can be switched off and changed while the product is in the trash', async () => {
    const id = await createShown();
    const inTrash = (deletedAt: string | null) =>
      test.payload.update({
        collection: 'products',
        id: product.id,
        data: { deletedAt },
        trash: true,
      });
    await inTrash(new Date().toISOString());
    await editors.patch('editor', `/discounts/${id}`, { endsAt: inHours(24) }).expect(200);
    await editors.patch('editor', `/discounts/${id}`, { isActive: false }).expect(200);
    await inTrash(null);
  });

  it('can be switched off once the product is one of another provider', async () => {
    const other = await createProvider(test.payload, { name: 'A third', slug: 'a-third' });
    const id = await createShown();
    const givenTo = (owner: string) =>
      test.payload.update({ collection: 'products', id: product.id, data: { provider: owner } });
    await givenTo(other.id);
    await editors.patch('editor', `/discounts/${id}`, { isActive: false }).expect(200);
    await givenTo(provider.id);
  });
});

describe('a discount on a medicine', () => {
  const onMedicine = { appliesTo: ['medicine' as const], isActive: false };

  async function create(fields: Partial<Discount> = {}): Promise<Discount> {
    return createDiscount(test.payload, { provider: provider.id, ...onMedicine, ...fields });
  }

  /** An offer that the administrator has signed off and switched on. */
  async function createSigned(): Promise<Discount> {
    const { id } = await create();
    const changes = { isSignedOff: true, isActive: true };
    return (await editors.patch('admin', `/discounts/${id}`, changes).expect(200)).body.doc;
  }

  async function read(id: string) {
    return test.payload.findByID({ collection: 'discounts', id, depth: 0 });
  }

  it('is not on the site before an administrator has signed it off', async () => {
    const { id } = await create();
    const refused = await editors.patch('editor', `/discounts/${id}`, { isActive: true });
    expect(refused.status).toBe(400);
    expect(JSON.stringify(refused.body)).toContain('needs an administrator’s sign-off');

    const start = new Date().toISOString();
    await editors.patch('admin', `/discounts/${id}`, { isSignedOff: true }).expect(200);
    const signed = await read(id);
    expect(signed.signedOffBy).toBe(editors.user('admin').id);
    expect(String(signed.signedOffAt) >= start).toBe(true);
    await editors.patch('editor', `/discounts/${id}`, { isActive: true }).expect(200);
    expect((await read(id)).signedOffAt).toBe(signed.signedOffAt);
  });

  it('is also one that names a product, of which the page shows name and price', async () => {
    const { id } = await create({ appliesTo: ['consultation'] });
    const change = { product: product.id };
    const refused = await editors.patch('editor', `/discounts/${id}`, {
      ...change,
      isActive: true,
    });
    expect(JSON.stringify(refused.body)).toContain('needs an administrator’s sign-off');
    await editors.patch('editor', `/discounts/${id}`, change).expect(200);
    expect(await read(id)).toMatchObject({ appliesTo: ['consultation', 'medicine'] });
  });

  it('cannot be signed off by a program', async () => {
    const signed = { isSignedOff: true, signedOffAt: inHours(0) };
    const { id } = await create({ ...signed, isActive: true });
    expect(await read(id)).toMatchObject({ isSignedOff: false, signedOffAt: null });
  });

  it('cannot be signed off by an editor', async () => {
    const { id } = await create();
    const refused = await editors.patch('editor', `/discounts/${id}`, {
      isSignedOff: true,
      signedOffAt: inHours(0),
      isActive: true,
    });
    expect(refused.status).toBe(400);
    expect(await read(id)).toMatchObject({ isSignedOff: false, isActive: false });
  });

  it.each([
    ['words', () => ({ discountText: 'Half price' })],
    ['product', () => ({ product: product.id })],
  ])(
    'loses its sign-off when anybody else changes its %s, so it has to be switched off first',
    async (_, changeNow) => {
      const { id } = await createSigned();
      const change = changeNow();
      const refused = await editors.patch('editor', `/discounts/${id}`, change);
      expect(JSON.stringify(refused.body)).toContain('signed this offer off before your change');
      await editors.patch('editor', `/discounts/${id}`, { ...change, isActive: false }).expect(200);
      expect(await read(id)).toMatchObject({
        ...change,
        isSignedOff: false,
        signedOffAt: null,
        signedOffBy: null,
      });
    },
  );

  it('keeps its sign-off when its dates change, or when an administrator changes it', async () => {
    const { id } = await createSigned();
    await editors.patch('editor', `/discounts/${id}`, { endsAt: inHours(100) }).expect(200);
    await editors.patch('admin', `/discounts/${id}`, { discountText: 'Half price' }).expect(200);
    expect(await read(id)).toMatchObject({ isSignedOff: true, isActive: true });
  });

  it('cannot be copied: an administrator would have signed off what nobody has read', async () => {
    const { id } = await createSigned();
    const changes = { discountText: 'Another offer' };
    await editors.post('admin', `/discounts/${id}/duplicate`, changes).expect(404);
  });

  it('can always be moved to the trash, and comes back switched off without a sign-off', async () => {
    const { id } = await createSigned();
    await test.payload.db.updateOne({
      collection: 'discounts',
      id,
      data: { isSignedOff: false },
      req: { payload: test.payload },
    });
    await editors
      .patch('editor', `/discounts/${id}`, { deletedAt: new Date().toISOString() })
      .expect(200);
    await editors.patch('editor', `/discounts/${id}?trash=true`, { deletedAt: null }).expect(200);
    expect(await read(id)).toMatchObject({ deletedAt: null, isActive: false });
  });
});
