import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  createDiscount,
  createGuide,
  createMedication,
  createProduct,
  createProvider,
  createReview,
  richText,
  root,
} from '#cms/testing/example-data.ts';
import { startTestPayload, type TestPayload } from '#cms/testing/test-payload.ts';
import type { User } from '../payload-types.ts';

let test: TestPayload;
let editor: User & { collection: 'users' };

beforeAll(async () => {
  test = await startTestPayload();
  const account = await test.payload.create({
    collection: 'users',
    data: {
      name: 'Edith',
      email: 'edith@directory.example',
      password: 'a long password',
      roles: ['admin'],
    },
  });
  editor = { ...account, collection: 'users' };
});
afterAll(() => test.stop());
beforeEach(async () => {
  await test.payload.db.deleteMany({ collection: 'audit-trail', where: {} });
});

async function entries() {
  const { docs } = await test.payload.find({
    collection: 'audit-trail',
    sort: 'createdAt',
    depth: 0,
    user: editor,
    overrideAccess: false,
  });
  return docs;
}

describe('the audit trail', () => {
  it('says who changed what, when, from what to what', async () => {
    const { payload } = test;
    const provider = await createProvider(payload, { name: 'Northgate' });
    const medication = await createMedication(payload);
    const product = await createProduct(payload, {
      provider: provider.id,
      medication: medication.id,
      pricePence: 12_900,
    });
    const before = Date.now();
    await payload.update({
      collection: 'products',
      id: product.id,
      data: { pricePence: 13_900, checkedAt: product.checkedAt },
      user: editor,
    });
    const [entry, ...others] = await entries();
    expect(others).toEqual([]);
    expect(entry).toMatchObject({
      userName: 'Edith',
      user: editor.id,
      operation: 'update',
      kind: 'products',
      documentId: product.id,
      documentTitle: product.title,
    });
    expect(entry?.changes).toContainEqual({ field: 'pricePence', before: 12_900, after: 13_900 });
    expect(new Date(entry!.at).getTime()).toBeGreaterThanOrEqual(before);
  });

  it('follows a document to the trash, back, and to its deletion', async () => {
    const { payload } = test;
    const provider = await createProvider(payload, { name: 'Southgate' });
    const discount = await createDiscount(payload, { provider: provider.id });
    const target = { collection: 'discounts', id: discount.id, user: editor, trash: true } as const;
    await payload.update({ ...target, data: { deletedAt: new Date().toISOString() } });
    await payload.update({ ...target, data: { deletedAt: null } });
    await payload.delete(target);
    expect((await entries()).map(({ operation }) => operation)).toEqual([
      'trash',
      'restore',
      'delete',
    ]);
  });

  it('keeps no personal data of visitors', async () => {
    const { payload } = test;
    const provider = await createProvider(payload, { name: 'Eastgate' });
    const review = await createReview(payload, {
      provider: provider.id,
      customerName: 'Zebedee Q.',
      status: 'pending',
    });
    await payload.update({
      collection: 'reviews',
      id: review.id,
      data: { status: 'published', customerName: '[removed: personal data]' },
      user: editor,
      context: { isRedaction: true },
    });
    const [entry] = await entries();
    expect(entry?.changes).toContainEqual({
      field: 'status',
      before: 'pending',
      after: 'published',
    });
    expect(entry?.changes).toContainEqual({ field: 'customerName' });
    expect(JSON.stringify(entry)).not.toContain('Zebedee');
  });

  it('names what a document belongs to, and what has no title by its kind', async () => {
    const { payload } = test;
    const { id: provider } = await createProvider(payload, { name: 'Southgate Clinic' });
    const discount = await createDiscount(payload, { provider });
    const review = await createReview(payload, { provider, status: 'pending' });
    await payload.update({
      collection: 'discounts',
      id: discount.id,
      data: { isActive: false },
      user: editor,
    });
    await payload.update({
      collection: 'reviews',
      id: review.id,
      data: { status: 'published' },
      user: editor,
    });
    expect((await entries()).map(({ documentTitle }) => documentTitle)).toEqual([
      `${discount.discountText} – Southgate Clinic`,
      'Review – Southgate Clinic',
    ]);
  });

  it('keeps no address of an account, which its colleagues may not read', async () => {
    const { payload } = test;
    const account = await payload.create({
      collection: 'users',
      data: { name: 'Ada', email: 'ada@directory.example', password: 'a long password' } as never,
      user: editor,
    });
    await payload.delete({ collection: 'users', id: account.id, user: editor });
    const all = await entries();
    expect(all.map(({ operation, changes }) => [operation, changes])).toEqual([
      ['create', expect.arrayContaining([{ field: 'email' }])],
      ['delete', expect.arrayContaining([{ field: 'email' }])],
    ]);
    expect(JSON.stringify(all)).not.toContain('ada@');
  });

  it('keeps no password', async () => {
    await test.payload.update({
      collection: 'users',
      id: editor.id,
      data: { password: 'a secret of the archive', currentPassword: 'a long password' },
      user: editor,
    });
    expect(JSON.stringify(await entries())).not.toContain('secret');
  });

  it('follows the site’s settings', async () => {
    await test.payload.updateGlobal({
      slug: 'settings',
      data: { siteName: 'Renamed' },
      user: editor,
    });
    const [entry] = await entries();
    expect(entry).toMatchObject({ kind: 'settings', documentTitle: 'Site settings' });
    expect(entry?.changes).toContainEqual(
      expect.objectContaining({ field: 'siteName', after: 'Renamed' }),
    );
  });

  it('has what was changed in a part of a text that looks like a document', async () => {
    const { payload } = test;
    const bodySaying = (text: string) => {
      const [paragraph] = richText(text).root.children;
      return root([{ ...paragraph!, id: 'x', createdAt: 'x', docs: [], hasNextPage: false }]);
    };
    const { id } = await createGuide(payload, { body: bodySaying('At first.') });
    await test.payload.db.deleteMany({ collection: 'audit-trail', where: {} });
    const data = { body: bodySaying('Then.') };
    await payload.update({ collection: 'guides', id, data, user: editor });
    const [entry] = await entries();
    expect(entry?.changes).toEqual([expect.objectContaining({ field: 'body' })]);
  });

  it('has no entry for a save that changed nothing', async () => {
    const { payload } = test;
    const provider = await createProvider(payload, { name: 'Westgate' });
    await payload.update({
      collection: 'providers',
      id: provider.id,
      data: { name: provider.name },
      user: editor,
    });
    expect(await entries()).toEqual([]);
  });
});
